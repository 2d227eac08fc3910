/** The path of the contract's `postClientError`. Importing that would add the schemas: too much for every page. */
export const REPORT_PATH = '/api/client-errors';
/** Later errors are usually consequences of the first few. */
const MOST = 3;

let reported = 0;

/** Reports an uncaught error to the server. Nothing waits for the call. */
export function reportError(error: unknown): void {
  // Ignore errors thrown by extensions or by leaving the page.
  if (!(error instanceof Error) || reported >= MOST || !error.stack?.includes(location.origin)) return;
  reported += 1;
  const { name, message, stack } = error;
  // The rest of the path may be a secret token.
  const page = location.pathname.slice(0, `${location.pathname}/`.indexOf('/', 1));
  const body = JSON.stringify({ name, message, stack, page });
  fetch(REPORT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {});
}
