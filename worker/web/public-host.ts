/** A web address without a name and password in it; null for everything else. */
export function webAddressOf(text: string): URL | null {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const address = new URL(text);
  return address.username === '' && address.password === '' ? address : null;
}

/** Names that never leave a network of one's own. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/**
 * Whether a host may be asked at all: a name with a dot that is none of a private network. Numbers never: no official page
 * has one for a name, and private and loopback networks are written with them, in more ways than one.
 */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (!name.includes('.') || name.includes(':') || /(^|\.)\d+$|(^|\.)0x[\da-f]*$/.test(name)) return false;
  return !PRIVATE_NAMES.test(name);
}

/** Only the ports of the web: any other could be somebody's own service. */
export function hasWebPort({ port }: URL): boolean {
  return port === '' || port === '80' || port === '443';
}
