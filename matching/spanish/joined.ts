/** Joins with a word: "a, b o c". "O" becomes "u" before an o sound, and "y" becomes "e" before an i sound. */
export function listed(parts: readonly string[], word: 'o' | 'y' | 'ni'): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${joining(word, last)} ${last}`;
}

/** Returns the form of a joining word before the next one. */
export function joining(word: 'o' | 'y' | 'ni', next: string): string {
  if (word === 'o' && /^h?[oó]/i.test(next)) return 'u';
  return word === 'y' && /^h?[ií](?!e)/i.test(next) ? 'e' : word;
}
