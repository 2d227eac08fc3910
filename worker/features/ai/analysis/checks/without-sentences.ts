import { leansBack, takesBack, turnsOnOther } from '../proof/finished.ts';

interface Sentence {
  text: string;
  passage: number;
  isKept: boolean;
}

const turns = (words: string) => [turnsOnOther, takesBack, leansBack].some((does) => does(words.trim()));

/**
 * Removes sentences from passages. The text around a removed sentence becomes two passages. If the removed sentence or
 * the next one may reverse what comes before it, the previous sentence is removed too, and so is the next one if it
 * reverses something. Without the rest, their meaning is unclear.
 */
export function withoutSentences(
  passages: readonly string[],
  split: (passage: string) => string[],
  isOut: (sentence: string) => boolean,
): string[] {
  const sentences = passages.flatMap((text, passage): Sentence[] => {
    if (!isOut(text)) return [{ text, passage, isKept: true }];
    const found = split(text).map((one) => ({ text: one, passage, isKept: !isOut(one) }));
    // If only several sentences together match, the whole passage is uncertain.
    const isSure = !isOut(keptOf(found).join(''));
    return found.map((one) => ({ ...one, isKept: one.isKept && isSure }));
  });
  for (const [place, { isKept }] of sentences.entries()) if (!isKept) omitAround(sentences, place);
  return [...Map.groupBy(sentences, ({ passage }) => passage).values()].flatMap(keptOf);
}

function omitAround(sentences: readonly Sentence[], place: number): void {
  const [before, removed, after] = [sentences[place - 1], sentences[place], sentences[place + 1]];
  const doesTurn = (one: Sentence | undefined) => one !== undefined && turns(one.text);
  if (!doesTurn(removed) && !doesTurn(after)) return;
  if (before) before.isKept = false;
  // When the loop reaches this sentence, it removes those that depend on it.
  if (after && doesTurn(after)) after.isKept = false;
}

/** Returns the remaining text of one passage. Adjacent sentences stay together. */
function keptOf(sentences: readonly Sentence[]): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const { text, isKept } of sentences) {
    if (isKept && isOpen) parts.push((parts.pop() ?? '') + text);
    else if (isKept) parts.push(text);
    isOpen = isKept;
  }
  return parts.flatMap((part) => part.trim() || []);
}
