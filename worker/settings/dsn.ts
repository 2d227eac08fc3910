/** Where to send events, and the key for it. */
export interface Inlet {
  url: string;
  key: string;
}

/** Parses a DSN: `https://KEY@HOST/[PATH/]PROJECT`. Null if it's invalid. */
export function inletOf(dsn: string): Inlet | null {
  const address = URL.parse(dsn);
  const [, path = '', project] = /^(\/.*)?\/(\d+)\/?$/.exec(address?.pathname ?? '') ?? [];
  if (!address || !/^https?:$/.test(address.protocol) || address.username === '' || !project) return null;
  return { url: `${address.origin}${path}/api/${project}/envelope/`, key: address.username };
}
