/** Longer facts are cut on a card. */
const ROOM = 60;
/** A shorter text says too little by itself. */
const LEAST = 12;

/** The first clause of a fact that's too long for a card: whole words, cut where the source pauses. */
export function inShort(text: string): string {
  if (text.length <= ROOM) return text;
  const [first = ''] = text.split(/;\s|(?<=(?:[a-z]{4}|\d|\))\.)\s/);
  return first.length >= LEAST && first !== text ? first.replace(/\.$/, '') : text;
}
