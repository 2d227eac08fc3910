/** The nesting depth of an item: an object in a list in an object. */
const DEPTH_OF_PIECES = 3;

/** Reads `{"list": [{…}, {…}]}` in chunks and returns each list object as text once it's complete. */
export class Pieces {
  #text = '';
  #read = 0;
  #depth = 0;
  #start = 0;
  #isInString = false;
  #isEscaped = false;

  /** Everything received so far. */
  get text(): string {
    return this.#text;
  }

  /** Adds a chunk and returns the items that it completes. */
  take(bit: string): string[] {
    this.#text += bit;
    const whole: string[] = [];
    for (; this.#read < this.#text.length; this.#read += 1) {
      const character = this.#text[this.#read];
      if (this.#isInString) this.#goOnInString(character);
      else if (character === '"') this.#isInString = true;
      else if (character === '{' || character === '[') {
        this.#depth += 1;
        if (this.#depth === DEPTH_OF_PIECES) this.#start = this.#read;
      } else if (character === '}' || character === ']') {
        if (this.#depth === DEPTH_OF_PIECES) whole.push(this.#text.slice(this.#start, this.#read + 1));
        this.#depth -= 1;
      }
    }
    return whole;
  }

  #goOnInString(character: string | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (character === '\\') this.#isEscaped = true;
    else if (character === '"') this.#isInString = false;
  }
}
