import { wholeBeginning } from '../proof/quotes.ts';

/** Words in passages about who may get something, how and by when, and who to contact. */
const USEFUL =
  /\b(?:eligib\w*|qualif\w*|appl(?:y|ies|icants?|ications?)|deadlines?|due|clos(?:es|ing) date|must|requir\w*|submit\w*|documents?|awards?|maximum|minimum|match|cost[- ]shar\w*|incomes?|contact|e-?mail|phone|may not|cannot|only|unless|\$\d)/gi;

/**
 * Returns the most useful passages up to this many characters, in order. A long notice often starts with a cover page.
 */
export function mostUsefulPassages(passages: readonly string[], most: number): string[] {
  const all = passages.reduce((sum, { length }) => sum + length, 0);
  if (all <= most) return [...passages];
  const ranked = passages
    .map((whole, place) => {
      const passage = wholeBeginning(whole, most);
      return { passage, place, rank: rankOf(passage) };
    })
    .toSorted((a, b) => b.rank - a.rank || a.place - b.place);
  let left = most;
  const kept = ranked.filter(({ passage: { length } }) => {
    if (length > left) return false;
    left -= length;
    return true;
  });
  return kept.toSorted((a, b) => a.place - b.place).map(({ passage }) => passage);
}

/** Ranks a passage by its distinct words, so a long passage doesn't win on length alone. */
function rankOf(passage: string): number {
  const words = new Set(passage.toLowerCase().match(USEFUL));
  return words.size / Math.sqrt(1 + passage.length / 200);
}
