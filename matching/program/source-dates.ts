interface DatedSource {
  title: string;
  url: string;
  date: string;
}

/** Matches titles of statutes, regulations and bills. */
const LAW_TITLE =
  /\b(U\.?S\.?C\.?|C\.?F\.?R\.?|Public Law|P\.L\.|Statutes?|Codified Laws?|General Laws?|Revised Code|Administrative Code|Code of|Compiled Laws|ILCS|RCW|Tax Law|Session Laws?)(?=[\s,;:)]|$)|§/;
/** Sites that publish only laws. */
const LAW_ADDRESS =
  /^https:\/\/(www\.)?(law\.cornell\.edu|uscode\.house\.gov|ecfr\.gov|revisor\.mn\.gov|rules\.sos\.ri\.gov)\//;

/** Returns whether a source is the law itself, which applies until changed, no matter how old its text is. */
export function isLaw({ title, url }: Pick<DatedSource, 'title' | 'url'>): boolean {
  return LAW_TITLE.test(title) || LAW_ADDRESS.test(url);
}

/**
 * Returns the dates of sources that can become outdated (amounts, deadlines, links, steps), oldest first. If there are
 * none, returns the dates of laws.
 */
export function changingDays(sources: Readonly<Record<string, DatedSource>>): string[] {
  const all = Object.values(sources);
  const changing = all.filter((source) => !isLaw(source));
  return (changing.length > 0 ? changing : all).map(({ date }) => date).toSorted();
}
