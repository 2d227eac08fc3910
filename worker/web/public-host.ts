/** Parses a web address without a user name and password; null for anything else. */
export function webAddressOf(text: string): URL | null {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const address = new URL(text);
  return address.username === '' && address.password === '' ? address : null;
}

/** Names that never leave a private network. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/**
 * Returns whether a host may be requested at all. It needs a dotted name outside private networks, and can't be an IP
 * address: official pages have names, and private and loopback networks can be written as numbers in several ways.
 */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (!name.includes('.') || name.includes(':') || /(^|\.)\d+$|(^|\.)0x[\da-f]*$/.test(name)) return false;
  return !PRIVATE_NAMES.test(name);
}

/** Returns whether the port is one of the web's. Any other could be a private service. */
export function hasWebPort({ port }: URL): boolean {
  return port === '' || port === '80' || port === '443';
}
