/** The reader's selection. */
export interface Choice {
  /** As written on the tab; null for all. An unknown topic is kept and finds nothing. */
  topic: string | null;
  words: string;
}

/** Lowercases and removes accents. Anything but letters and digits becomes a space. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Compares topics loosely: "how-to-apply" matches "How to apply". */
export function isSameTopic(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** Parses the selection from the query string, spelled like the known topics. */
export function choiceOf(search: string, topics: readonly string[]): Choice {
  const asked = new URLSearchParams(search);
  const tag = asked.get('tag')?.trim() || null;
  const topic = tag && (topics.find((known) => isSameTopic(known, tag)) ?? tag);
  return { topic, words: asked.get('q')?.trim() ?? '' };
}

/** Returns the URL of a selection. */
export function addressOf({ topic, words }: Choice): string {
  const asked = new URLSearchParams({ ...(topic ? { tag: topic } : {}), ...(words ? { q: words } : {}) });
  // Encoded as in links: `/blog?tag=How%20to%20apply`.
  return asked.size > 0 ? `/blog?${String(asked).replaceAll('+', '%20')}` : '/blog';
}

/** Returns whether each search word starts a word in the text. */
export function hasWords(text: string, words: string): boolean {
  const inside = ` ${plain(text)}`;
  return plain(words)
    .split(' ')
    .every((word) => inside.includes(` ${word}`));
}
