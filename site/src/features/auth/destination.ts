export const MODES = ['login', 'signup'] as const;
export type Mode = (typeof MODES)[number];

export function modeOf(search: string): Mode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'signup' : 'login';
}

const HOME = '/';
/** Stands for our own site: only whether an address stays on it matters. */
const HERE = 'https://here.invalid';

/** The path to open after the login. */
export function redirectOf(search: string): string {
  return pathOnThisSite(new URLSearchParams(search).get('redirect')) ?? HOME;
}

/**
 * An address that somebody asks to be led to, if it is a page of this site: browsers read `//host` and `/\host` as another
 * host, and drop tabs and line breaks before they look, so that the address is parsed as the browser does.
 */
export function pathOnThisSite(wanted: string | null): string | undefined {
  if (!wanted || !staysHere(wanted) || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(wanted, HERE);
  // `/.//host` becomes `//host` only now. Back to the login itself would never end, and a call is no page.
  if (origin !== HERE || !staysHere(pathname) || /^\/(auth\/?$|api\/)/.test(pathname)) return undefined;
  return pathname + query + hash;
}

function staysHere(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
