export function grantPath(id: string): string {
  return `/grants/${encodeURIComponent(id)}/apply`;
}

/** The id in `/grants/{id}/apply`; `undefined` if the address has none. */
export function grantIdOf(pathname: string): string | undefined {
  const encoded = /^\/grants\/([^/]+)\/apply$/.exec(pathname)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
