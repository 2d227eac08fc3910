const WORDS_PER_MINUTE = 230;

/** Returns the number of words in a Markdown text, without link targets and markup. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]+>/g, ' ');
  return text.match(/[\p{L}\p{N}$][^\s]*/gu)?.length ?? 0;
}

/** Returns the estimated reading time in minutes, at least one. */
export function minutesToRead(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));
}
