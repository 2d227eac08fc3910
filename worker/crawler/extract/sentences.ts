/** Abbreviations whose period doesn't end a sentence. */
const ENDS_NO_SENTENCE = /\b(e\.g|i\.e|ex|u\.s|st|mt|dr|mr|ms|no|inc|etc|vs|sec|u\.s\.c)\.$/i;

/** Splits a text into sentences and list items, word for word so they can be quoted. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|[•◦▪]/)
    .flatMap(splitLine)
    .map((sentence) => sentence.replace(/^[\s–-]+/, '').trim())
    .filter((sentence) => sentence.length > 2);
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[A-Z0-9])/)) {
    const before = sentences.at(-1);
    const joined = `${before} ${part}`;
    // Join them only if the text contains the result, because a quote must occur in its source.
    if (before !== undefined && ENDS_NO_SENTENCE.test(before) && line.includes(joined)) {
      sentences.splice(-1, 1, joined);
    } else sentences.push(part);
  }
  return sentences;
}
