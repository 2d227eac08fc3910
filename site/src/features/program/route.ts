import { withoutLocale } from '../../locale/prefix.ts';

export function grantPath(id: string): string {
  return `/grants/${encodeURIComponent(id)}/apply`;
}

/** Returns the ID in `/grants/{id}/apply`; `undefined` if the path has none. */
export function grantIdOf(pathname: string): string | undefined {
  const encoded = /^\/grants\/([^/]+)\/apply$/.exec(withoutLocale(pathname))?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
