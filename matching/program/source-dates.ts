interface DatedSource {
  title: string;
  url: string;
  date: string;
}

/** Title patterns of statutes, regulations and bills. */
const LAW_TITLE =
  /\b(U\.?S\.?C\.?|C\.?F\.?R\.?|Public Law|P\.L\.|Statutes?|Codified Laws?|General Laws?|Revised Code|Administrative Code|Code of|Compiled Laws|ILCS|RCW|Tax Law|Session Laws?)(?=[\s,;:)]|$)|§/;
/** Sites that publish only law. */
const LAW_ADDRESS =
  /^https:\/\/(www\.)?(law\.cornell\.edu|uscode\.house\.gov|ecfr\.gov|revisor\.mn\.gov|rules\.sos\.ri\.gov)\//;

/** Whether a source is the law itself, which holds until changed, however old its text is. */
export function isLaw({ title, url }: Pick<DatedSource, 'title' | 'url'>): boolean {
  return LAW_TITLE.test(title) || LAW_ADDRESS.test(url);
}

/**
 * The dates of sources that can go out of date (amounts, deadlines, links, steps), oldest first; the dates of laws if
 * there are no others.
 */
export function changingDays(sources: Readonly<Record<string, DatedSource>>): string[] {
  const all = Object.values(sources);
  const changing = all.filter((source) => !isLaw(source));
  return (changing.length > 0 ? changing : all).map(({ date }) => date).toSorted();
}
