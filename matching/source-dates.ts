interface DatedSource {
  title: string;
  url: string;
  date: string;
}

/** How titles of statutes, regulations and bills name themselves. */
const LAW_TITLE =
  /\b(U\.?S\.?C\.?|C\.?F\.?R\.?|Public Law|P\.L\.|Statutes?|Codified Laws?|General Laws?|Revised Code|Administrative Code|Code of|Compiled Laws|ILCS|RCW|Tax Law|Session Laws?)(?=[\s,;:)]|$)|§/;
/** Publishers of nothing but the law. */
const LAW_ADDRESS =
  /^https:\/\/(www\.)?(law\.cornell\.edu|uscode\.house\.gov|ecfr\.gov|revisor\.mn\.gov|rules\.sos\.ri\.gov)\//;

/** Whether a source is the law itself: it holds until it is changed, however old its text is. */
export function isLaw({ title, url }: Pick<DatedSource, 'title' | 'url'>): boolean {
  return LAW_TITLE.test(title) || LAW_ADDRESS.test(url);
}

/** The days of what can change (sums, dates, links, steps), the oldest first; of the law where there is nothing else. */
export function changingDays(sources: Readonly<Record<string, DatedSource>>): string[] {
  const all = Object.values(sources);
  const changing = all.filter((source) => !isLaw(source));
  return (changing.length > 0 ? changing : all).map(({ date }) => date).toSorted();
}
