/** `postClientError` of the contract, which would bring the schemas along: too much for every page. */
export const REPORT_PATH = '/api/client-errors';
/** What comes after the first few follows from them. */
const MOST = 3;

let told = 0;

/** Tells the server of an error that no script of this page caught. Nothing waits for it. */
export function reportError(error: unknown): void {
  // What an extension throws, and what a page is broken off by, is no error of ours.
  if (!(error instanceof Error) || told >= MOST || !error.stack?.includes(location.origin)) return;
  told += 1;
  const { name, message, stack } = error;
  // The rest of the path may open something.
  const page = location.pathname.slice(0, `${location.pathname}/`.indexOf('/', 1));
  const body = JSON.stringify({ name, message, stack, page });
  fetch(REPORT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {});
}
