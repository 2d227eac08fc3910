import type { Likelihood, MatchedGrant } from '../../../../contract/programs/grants.ts';
import type { Total } from '../../../../contract/search/search.ts';
import { rangeWords, worthWords } from '../../../../matching/amounts/amount-words.ts';
import { websiteOf } from '../program/website/website.ts';
import { SUMS } from './texts.ts';

/** The sections of a person's list in order, each with its likelihoods. */
const GROUPS = {
  settled: ['qualify', 'very-likely'],
  checking: ['worth-checking', 'unknown'],
  rare: ['only-if', 'no'],
} as const satisfies Record<string, readonly Likelihood[]>;
export type GroupName = keyof typeof GROUPS;

export type Grouped = Readonly<Record<GroupName, readonly MatchedGrant[]>>;

export function groupsOf(grants: readonly MatchedGrant[]): Grouped {
  const of = (name: GroupName) => grants.filter(({ match }) => GROUPS[name].some((one) => one === match.likelihood));
  return { settled: of('settled'), checking: of('checking'), rare: of('rare') };
}

/** Returns what a program is worth to the person; null if unknown. */
export function worthOf({ match, amount }: Pick<MatchedGrant, 'match' | 'amount'>): string | null {
  return worthWords(match, '') ?? amount;
}

/** Returns the documents that a program asks for. Crawled programs don't have them as a list. */
export function papersOf({ sourceType, requirements }: Pick<MatchedGrant, 'sourceType' | 'requirements'>): string[] {
  return sourceType === 'curated' ? (requirements ?? '').split('\n').filter(Boolean) : [];
}

/** Returns the whole list's totals in words: "$684 a month and $1,200 a year"; null if nothing can be counted. */
export function sumsOf(total: Total | undefined): string | null {
  if (!total || total.counted.length === 0) return null;
  const { monthly, yearly } = total;
  const sums = [
    ...(monthly.to > 0 ? [SUMS.month(rangeWords(monthly.from, monthly.to))] : []),
    ...(yearly.to > 0 ? [SUMS.year(rangeWords(yearly.from, yearly.to))] : []),
  ];
  return sums.length > 0 ? sums.join(SUMS.and) : null;
}

/** Returns the program's public page, which reveals nothing about anyone; otherwise its own website. */
export function pageOf(grant: MatchedGrant): string | undefined {
  return grant.sourceType === 'curated' ? `/programs/${encodeURIComponent(grant.id)}` : websiteOf(grant);
}
