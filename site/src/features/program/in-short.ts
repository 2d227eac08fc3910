/** Longer facts are cut on a card. */
const ROOM = 60;
/** Less than this says too little by itself. */
const LEAST = 12;

/** The first clause of a fact that a card has no room for: whole words, where its source makes a pause. */
export function inShort(text: string): string {
  if (text.length <= ROOM) return text;
  const [first = ''] = text.split(/;\s|(?<=(?:[a-z]{4}|\d|\))\.)\s/);
  return first.length >= LEAST && first !== text ? first.replace(/\.$/, '') : text;
}
