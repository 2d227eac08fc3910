export const MODES = ['login', 'signup'] as const;
export type Mode = (typeof MODES)[number];

export function modeOf(search: string): Mode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'signup' : 'login';
}

const HOME = '/';
/** Stands for our own site: only whether an address stays on it matters. */
const HERE = 'https://here.invalid';

/**
 * The path to open after the login. Only paths of this site: browsers read `//host` and `/\host` as another host, and
 * drop tabs and line breaks before they look, so that the address is parsed as the browser does.
 */
export function redirectOf(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  if (!wanted || !staysHere(wanted) || !URL.canParse(wanted, HERE)) return HOME;
  const { origin, pathname, search: query, hash } = new URL(wanted, HERE);
  // `/.//host` becomes `//host` only now. Back to the login itself would never end, and a call is no page.
  if (origin !== HERE || !staysHere(pathname) || /^\/(auth\/?$|api\/)/.test(pathname)) return HOME;
  return pathname + query + hash;
}

function staysHere(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
