/** A large English dictionary kept as one string. A parsed set would take ten times the memory. */
export class EnglishWords {
  readonly #sorted: string;

  /** `sorted` contains lowercase words in code-unit order, each followed by a line feed. */
  constructor(sorted: string) {
    this.#sorted = sorted;
  }

  /** Returns whether the dictionary has this lowercase word. */
  has(word: string): boolean {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const start = this.#sorted.lastIndexOf('\n', Math.floor((low + high) / 2) - 1) + 1;
      const end = this.#sorted.indexOf('\n', start);
      const found = this.#sorted.slice(start, end);
      if (found === word) return true;
      if (found < word) low = end + 1;
      else high = start;
    }
    return false;
  }
}
