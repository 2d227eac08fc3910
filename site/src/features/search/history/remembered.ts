import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { isSameQuery, type Query, type Ready } from '../state.ts';

const MOST = 8;

/** This page's last searches, including everything loaded, so Back shows them right away. */
let searches: readonly { query: Query; found: Ready }[] = [];

export function remember(query: Query, found: Ready): void {
  const others = searches.filter((search) => !isSameQuery(search.query, query));
  searches = [{ query, found: { ...found, more: { status: 'none' as const } } }, ...others].slice(0, MOST);
}

export function remembered(query: Query): Ready | undefined {
  return searches.find((search) => isSameQuery(search.query, query))?.found;
}

interface RuledOut {
  query: Query;
  programs: readonly MatchedGrant[];
}

let ruledOut: readonly RuledOut[] = [];

export function rememberRuledOut(query: Query, programs: readonly MatchedGrant[]): void {
  ruledOut = [{ query, programs }, ...ruledOut].slice(0, MOST);
}

/** Returns the programs that the profile rules out for a search; undefined if this page hasn't loaded them yet. */
export function rememberedRuledOut(query: Query): readonly MatchedGrant[] | undefined {
  return ruledOut.find((search) => isSameQuery(search.query, query))?.programs;
}

/** Called after a profile change, when earlier results are no longer valid. */
export function forgetSearches(): void {
  searches = [];
  ruledOut = [];
}
