/** A great many English words, as one text: parsed into a set they would take an instance ten times the memory. */
export class EnglishWords {
  readonly #sorted: string;

  /** `sorted` holds words in lower case, each followed by a line feed, in the order of their code units. */
  constructor(sorted: string) {
    this.#sorted = sorted;
  }

  /** Whether a word in lower case is one of them. */
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
