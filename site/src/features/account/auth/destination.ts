export const MODES = ['login', 'signup'] as const;
export type Mode = (typeof MODES)[number];

export function modeOf(search: string): Mode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'signup' : 'login';
}

const HOME = '/';
/** Placeholder for our own origin: all that matters is whether an address stays on it. */
const HERE = 'https://here.invalid';

/** Returns the path to open after login. */
export function redirectOf(search: string): string {
  return pathOnThisSite(new URLSearchParams(search).get('redirect')) ?? HOME;
}

/**
 * Returns the address if it's a page on this site. Browsers read `//host` and `/\host` as another host and strip tabs
 * and line breaks first, so this parses the address the way browsers do.
 */
export function pathOnThisSite(wanted: string | null): string | undefined {
  if (!wanted || !staysHere(wanted) || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(wanted, HERE);
  // Parsing turns `/.//host` into `//host`. A redirect to the login itself would loop, and an API call isn't a page.
  if (origin !== HERE || !staysHere(pathname) || /^(\/es)?\/(auth\/?$|api\/)/.test(pathname)) return undefined;
  return pathname + query + hash;
}

function staysHere(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
