const WORDS_PER_MINUTE = 230;

/** The words of a Markdown text, without the targets of its links and without its marks. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]+>/g, ' ');
  return text.match(/[\p{L}\p{N}$][^\s]*/gu)?.length ?? 0;
}

/** Minutes that most people take to read it, at least one. */
export function minutesToRead(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));
}
