import { leansBack, takesBack, turnsOnOther } from '../proof/finished.ts';

interface Sentence {
  text: string;
  passage: number;
  isKept: boolean;
}

const turns = (words: string) => [turnsOnOther, takesBack, leansBack].some((does) => does(words.trim()));

/**
 * Passages without some of their sentences: the text around one becomes two passages. If it, or the text after it, may
 * reverse the text before it, none of that is kept, because its meaning is unclear.
 */
export function withoutSentences(
  passages: readonly string[],
  split: (passage: string) => string[],
  isOut: (sentence: string) => boolean,
): string[] {
  const sentences = passages.flatMap((text, passage): Sentence[] => {
    if (!isOut(text)) return [{ text, passage, isKept: true }];
    const found = split(text).map((one) => ({ text: one, passage, isKept: !isOut(one) }));
    // Words that match only across the end of a sentence make the whole passage uncertain.
    const isSure = !isOut(keptOf(found).join(''));
    return found.map((one) => ({ ...one, isKept: one.isKept && isSure }));
  });
  for (const [place, { isKept }] of sentences.entries()) if (!isKept) leaveOutAround(sentences, place);
  return [...Map.groupBy(sentences, ({ passage }) => passage).values()].flatMap(keptOf);
}

function leaveOutAround(sentences: readonly Sentence[], place: number): void {
  const [before, removed, after] = [sentences[place - 1], sentences[place], sentences[place + 1]];
  const doesTurn = (one: Sentence | undefined) => one !== undefined && turns(one.text);
  if (!doesTurn(removed) && !doesTurn(after)) return;
  if (before) before.isKept = false;
  // Sentences that depend on it are removed when the loop reaches them.
  if (after && doesTurn(after)) after.isKept = false;
}

/** The remaining sentences of one passage; adjacent ones stay together. */
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
