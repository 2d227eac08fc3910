/** Names that only public bodies of the country get; no university's, which may keep a copy of anything. */
const OFFICIAL = /^https?:\/\/[^/?#:@]+\.(gov|mil|fed\.us|[a-z]{2}\.us)\.?(?=[/?#:]|$)/i;

/** Whether a page is published by a government itself. */
export function isOfficialAddress(address: string): boolean {
  return OFFICIAL.test(address);
}
