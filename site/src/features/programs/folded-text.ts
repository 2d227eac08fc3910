/** How much people read before they look for the next heading, in characters. */
const ENOUGH = 280;
/** Hiding less than this isn't worth a tap. */
const WORTH_FOLDING = 140;
/** The end of a sentence, but not of an abbreviation such as "U.S." */
const SENTENCE_END = /(?<=[^A-Z.][.!?]["”)]?)\s+(?=[¿¡]?\p{Lu}|[“"$\d])/u;

/** Divides a text into its first two or three sentences and the rest, which is empty for short texts. */
export function foldedText(text: string): { first: string; rest: string } {
  const sentences = text.split(SENTENCE_END);
  let count = 1;
  while (count < 3 && sentences.slice(0, count + 1).join(' ').length <= ENOUGH) count += 1;
  const rest = sentences.slice(count).join(' ');
  return rest.length < WORTH_FOLDING ? { first: text, rest: '' } : { first: sentences.slice(0, count).join(' '), rest };
}
