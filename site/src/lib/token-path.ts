import { withoutLocale } from '../locale/prefix.ts';

/** Returns the token at the end of a path such as `/reset-password/{token}`; `undefined` if there is none. */
export function tokenOf(pathname: string): string | undefined {
  const encoded = /^\/[\w-]+\/([^/]+)$/.exec(withoutLocale(pathname))?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
