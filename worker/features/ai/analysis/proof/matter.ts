import { stem } from '../../../../../matching/search/stem.ts';
import { canonicalize } from './same-words.ts';
import { tokensOf } from './text.ts';

/** Shorter words are mostly function words. */
const LEAST_LETTERS = 4;

/** Longer words that occur in texts on every subject. */
const EVERYWHERE = new Set(
  (
    'must need have that this they them their your with from when where while into under over than then there these those ' +
    'will would should could shall also such each every other some more most only been being what which whose about after ' +
    'before because program programs apply applies application applications applicant applicants eligible eligibility ' +
    'required requirement requirements qualify qualifies contact email visit says states stated note include includes'
  ).split(' '),
);

function contentOf(text: string): string[] {
  return tokensOf(canonicalize(tokensOf(text).join(' ')))
    .filter((word) => word.length >= LEAST_LETTERS && !EVERYWHERE.has(word) && !/\d/.test(word))
    .map(stem);
}

/** Returns the share of a statement's content words that its quote has, from 0 to 1; 1 if the statement has none. */
export function sharedWords(text: string, quote: string): number {
  const said = contentOf(text);
  const quoted = new Set(contentOf(quote));
  return said.length === 0 ? 1 : said.filter((word) => quoted.has(word)).length / said.length;
}
