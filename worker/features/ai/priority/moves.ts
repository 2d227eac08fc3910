import type { PriorityMove } from '../../../../contract/search/priority.ts';
import { CAUSES, type Found, type Move } from './causes.ts';
import type { Claim, TestedOrder } from './tested-order.ts';
import { SENTENCE, type Who } from './texts.ts';

/**
 * Returns the programs that a model ranks higher than the search did, each with a sentence on how far it moved and why.
 * The model's cause counts if our own data confirms it; otherwise, the first confirmed cause does.
 */
export function movesOf(
  found: readonly Found[],
  { ids, claims }: TestedOrder,
  { words, who }: { words: string; who: Who },
): PriorityMove[] {
  const places = new Map(found.map(({ program }, place) => [program.id, place]));
  const ordered = ids.flatMap((id) => found[places.get(id) ?? -1] ?? []);
  const placeOf = ({ program }: Found) => places.get(program.id) ?? 0;
  return ordered.flatMap((one, place) => {
    const up = placeOf(one) - place;
    const passed = ordered.slice(place + 1).find((other) => placeOf(other) < placeOf(one));
    if (up <= 0 || !passed) return [];
    const { id } = one.program;
    const theirs = claims.filter((claim) => claim.id === id);
    const quote = theirs.find((claim) => claim.quote !== null)?.quote ?? null;
    return [{ id, ...sentenceOf(up, { found: one, passed, words, quote }, theirs, who) }];
  });
}

function sentenceOf(up: number, move: Move, claims: readonly Claim[], who: Who): Omit<PriorityMove, 'id'> {
  const holding = CAUSES.flatMap(({ key, isQuoted = false, reasonOf }) => {
    const reason = reasonOf(move);
    return reason === null ? [] : [{ key, reason, quote: isQuoted ? move.quote : null }];
  });
  const theirs = claims.map(({ cause }) => holding.find(({ key }) => key === cause)).find(Boolean);
  if (theirs) return { text: SENTENCE.theirs(up, theirs.reason), quote: theirs.quote };
  const [first] = holding;
  if (first) return { text: SENTENCE.ours(up, who, first.reason), quote: first.quote };
  return { text: SENTENCE.none(up, who), quote: null };
}
