const LONGEST = 2000;

/** Returns an address that can become a link: http or https, without a user name. Null for anything else. */
export function webAddress(text: string | null | undefined): string | null {
  const written = text?.trim().replace(/[.,;>]+$/, '') ?? '';
  if (!written || written.length > LONGEST || /\s/.test(written)) return null;
  const url = URL.parse(
    /^[a-z][a-z0-9+.-]*:/i.test(written) && !/^[\w.-]+:\d/.test(written) ? written : `https://${written}`,
  );
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname) ? url.href : null;
}

/** Returns the unique web addresses in these texts. */
export function webAddresses(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => webAddress(text) ?? []))];
}
