import { bindsSection } from '../proof/leads.ts';
import { MOST_CHARACTERS } from '../proof/quotes.ts';
import { underLead } from '../together.ts';

interface Heading {
  level: number;
  text: string;
  /** How deep it stands in boxes: it is closed with its box. */
  depth: number;
}

/** Words that are no heading to the browser, and yet stand over others: buttons, summaries, bold lines; terms of a list. */
export const LEVELS = { title: 7, term: 8 } as const;

/** The headings that are open at a place of a page, from the first on which what stands under it depends. */
export class Outline {
  #open: Heading[] = [];
  /** The last heading, where nothing stands under it yet. */
  #bare: Heading | null = null;

  /** Takes a heading; whether what follows depends on it. */
  begin(heading: Heading): boolean {
    this.end(heading.level);
    const isBound = this.#open.length > 0 || bindsSection(heading.text);
    if (isBound) this.#open.push(heading);
    this.#bare = heading;
    return isBound;
  }

  /** Something stands under what is open. */
  fill(): void {
    this.#bare = null;
  }

  /** Closes the headings of this level and below. */
  end(level: number): void {
    this.#open = this.#open.filter((heading) => heading.level < level);
  }

  /** Closes what stands in a box that has ended. A box of a heading alone ends before what it is over. */
  leave(depth: number): void {
    if (this.#bare) this.#bare.depth = Math.min(this.#bare.depth, depth);
    this.#open = this.#open.filter((heading) => heading.level < LEVELS.title || heading.depth <= depth);
  }

  /** The words on which all depends that follows, empty where there are none. What is longer than any quote need not grow. */
  get binding(): string {
    return this.#open.reduce(
      (sofar, { text }) => (sofar === '' ? text : sofar.length > MOST_CHARACTERS ? sofar : underLead(sofar, text)),
      '',
    );
  }
}
