import type { Statement } from '../../../../contract/ai/analysis.ts';
import type { DraftSection } from '../../../../contract/ai/drafts.ts';
import type { SourceText } from '../../ai/analysis/sources.ts';

/** A point that a funder wants applicants to address in writing. */
export type Criterion = Pick<DraftSection, 'heading' | 'points' | 'mostWords'> & {
  asks: NonNullable<DraftSection['asks']>;
};

/** For example, "approach (40 points)" or "Project narrative (up to 25 pts)". */
const SCORED =
  /([\p{L}\d][\p{L}\d '’/&-]{2,79}?)\s*\((?:up to |maximum(?: of)? |max\.? )?(\d{1,3})\s*(points?|pts\.?|percent|%)\)/gu;
/** For example, "Reviewers score the statement of need", where the point's name follows the verb. */
const BEFORE_A_NAME =
  /^.*\b(?:scor(?:e|es|ed|ing)|rat(?:e|es|ed|ing)|weigh(?:s|ed)?|evaluat(?:e|es|ed|ing)|review(?:s|ed)?|based on)\b\s*/i;
const LINKING_WORDS = /^(?:(?:and|or|the|on|for|by) )+/i;
/** "Points" means scores only in a passage about scoring. */
const ABOUT_SCORES =
  /\b(?:scor(?:e|ed|es|ing)|criteri(?:on|a)|weight(?:s|ed)?|review(?:ed|ers)?|evaluat(?:e|ed|ion)|points?)\b/i;
/** Percentages may be shares of something else, but those of scores add up to 100. */
const ALL_PERCENT = 100;
/** Documents that applicants write themselves. */
const WRITTEN =
  /\b(?:narrative|essays?|personal statement|statement of (?:need|purpose|work|intent)|proposal|abstract|work ?plan|business plan|project (?:plan|description|summary)|evaluation plan|artist(?:’s|'s)? statement|letter of (?:intent|interest))\b/i;
const NOT_WANTED =
  /\bno (?:[\p{L}]+ ){1,6}(?:is|are) (?:required|needed|necessary)\b|\b(?:not|n['’]t) (?:be )?(?:required|needed|necessary)\b/iu;
const WORDS_AT_MOST =
  /\b(?:no more than|not more than|not exceed|up to|at most|maximum(?: of)?|limit(?:ed)?(?: to)?|within)\s+(\d{1,2},?\d{3}|\d{2,3})[ -]words?\b|\b(\d{1,2},?\d{3}|\d{2,3})[ -]words? (?:or less|or fewer|maximum|limit)\b/i;

/** Fewer matches are a coincidence. */
const FEWEST_SCORED = 2;
const MOST = 12;
const LONGEST_HEADING = 90;

/**
 * Returns what a funder scores, with its points, or else the texts it asks for, in the funder's own words. Uses only
 * what the sources say, so the list is empty if they say nothing.
 */
export function criteriaIn(sources: readonly SourceText[], analyzed: readonly Statement[] = []): Criterion[] {
  const passages = sources.flatMap(({ source, passages: some }) => some.map((quote) => ({ quote, source })));
  const proven = analyzed.flatMap(({ quote, source }) => (quote && source ? [{ quote, source }] : []));
  const all = [...passages, ...proven];
  const scored = unique(all.flatMap(scoredIn));
  return (scored.length >= FEWEST_SCORED ? scored : unique(all.flatMap(writtenIn))).slice(0, MOST);
}

function scoredIn(asks: Criterion['asks']): Criterion[] {
  if (!ABOUT_SCORES.test(asks.quote)) return [];
  const found = [...asks.quote.matchAll(SCORED)];
  const percents = found.filter(([, , , unit = '']) => /^(?:percent|%)$/i.test(unit));
  const total = percents.reduce((sum, [, , share]) => sum + Number(share), 0);
  if (percents.length > 0 && total !== ALL_PERCENT) return [];
  return found.map(([, name = '', points]) => ({
    heading: headingOf(name.replace(BEFORE_A_NAME, '').replace(LINKING_WORDS, '')),
    asks,
    points: Number(points),
    mostWords: null,
  }));
}

function writtenIn(asks: Criterion['asks']): Criterion[] {
  if (!WRITTEN.test(asks.quote) || NOT_WANTED.test(asks.quote)) return [];
  return [{ heading: headingOf(asks.quote), asks, points: null, mostWords: wordsAtMost(asks.quote) }];
}

/** Returns a passage's word limit, or null if it has none. */
function wordsAtMost(quote: string): number | null {
  const [, first, second] = WORDS_AT_MOST.exec(quote) ?? [];
  const found = first ?? second;
  return found === undefined ? null : Number(found.replace(',', ''));
}

function headingOf(words: string): string {
  const plain = words.trim().replace(/[\s.;:,]+$/, '');
  const short = plain.length <= LONGEST_HEADING ? plain : `${plain.slice(0, LONGEST_HEADING).replace(/\s+\S*$/, '')}…`;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

function unique(criteria: readonly Criterion[]): Criterion[] {
  return [...new Map(criteria.map((one) => [one.heading.toLowerCase(), one])).values()];
}
