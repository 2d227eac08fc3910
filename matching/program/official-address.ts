/** Domains available only to U.S. public bodies. Excludes universities, because they may host copies of anything. */
const OFFICIAL = /^https?:\/\/[^/?#:@]+\.(gov|mil|fed\.us|[a-z]{2}\.us)\.?(?=[/?#:]|$)/i;

/** Returns whether a government itself publishes the page. */
export function isOfficialAddress(address: string): boolean {
  return OFFICIAL.test(address);
}
