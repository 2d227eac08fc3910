/** Where events go, and the key that lets them in. */
export interface Inlet {
  url: string;
  key: string;
}

/** What a DSN says: `https://KEY@HOST/[PATH/]PROJECT`. Null where it is none. */
export function inletOf(dsn: string): Inlet | null {
  const address = URL.parse(dsn);
  const [, path = '', project] = /^(\/.*)?\/(\d+)\/?$/.exec(address?.pathname ?? '') ?? [];
  if (!address || !/^https?:$/.test(address.protocol) || address.username === '' || !project) return null;
  return { url: `${address.origin}${path}/api/${project}/envelope/`, key: address.username };
}
