/** Where an item is: the list is in one object, and each item is an object of the list. */
const DEPTH_OF_PIECES = 3;

/** Takes `{"list": [{…}, {…}]}` in chunks and returns each object of the list as text as soon as it is complete. */
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

  /** The items that this chunk completes. */
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
