import { namesOne } from '../proof/headings.ts';
import { bindsSection } from '../proof/leads.ts';
import { MOST_CHARACTERS } from '../proof/quotes.ts';
import { underLead } from '../together.ts';
import { readable } from './words.ts';

interface Heading {
  level: number;
  text: string;
  /** How deep it stands in boxes: it is closed with its box. */
  depth: number;
  /** Whether it is the name of that box, and no heading in it ends it. */
  isOfBox?: boolean;
}

/** Words that are no heading to the browser, and yet stand over others: buttons, summaries, bold lines; terms of a list. */
export const LEVELS = { title: 7, term: 8 } as const;

/** The headings that are open at a place of a page, from the first on which what stands under it depends. */
export class Outline {
  #open: Heading[] = [];
  /** The last heading, where nothing stands under it yet. */
  #bare: Heading | null = null;
  readonly #isOfSeveral: boolean;

  /** `isOfSeveral`: whether the page tells of several programs, each under its name. */
  constructor(isOfSeveral: boolean) {
    this.#isOfSeveral = isOfSeveral;
  }

  /** Takes a heading; whether what follows depends on it. */
  begin(heading: Heading): boolean {
    this.end(heading.level);
    this.#bare = heading;
    // A box is often named by its own heading.
    if (this.#open.some(({ text, isOfBox }) => isOfBox && text === heading.text)) return true;
    const isBound = this.#open.length > 0 || bindsSection(heading.text) || this.#isOneOfSeveral(heading);
    if (isBound) this.#open.push(heading);
    return isBound;
  }

  /** Takes the name of the box that was opened last, where what stands in it depends on that. */
  name(box: { text: string; depth: number; isOneOfSeveral: boolean }): void {
    const heading = { level: LEVELS.title, text: box.text, depth: box.depth, isOfBox: true };
    if (box.isOneOfSeveral || bindsSection(box.text) || this.#isOneOfSeveral(heading)) this.#open.push(heading);
  }

  /** The title of a page names what all of it is about. */
  #isOneOfSeveral({ level, text }: Heading): boolean {
    return this.#isOfSeveral && level > 1 && namesOne(text);
  }

  /** Something stands under what is open. */
  fill(): void {
    this.#bare = null;
  }

  /** Closes the headings of this level and below. */
  end(level: number): void {
    this.#open = this.#open.filter((heading) => heading.isOfBox || heading.level < level);
  }

  /** Closes what stands in a box that has ended. A box of a heading alone ends before what it is over. */
  leave(depth: number): void {
    const box = this.#open.findIndex((heading) => heading.isOfBox && heading.depth > depth);
    if (box >= 0) this.#open.length = box;
    if (this.#bare) this.#bare.depth = Math.min(this.#bare.depth, depth);
    this.#open = this.#open.filter((heading) => heading.level < LEVELS.title || heading.depth <= depth);
  }

  /** How many headings are open. */
  get size(): number {
    return this.#open.length;
  }

  /**
   * The words on which all depends that follows, empty where there are none, without those of the first headings: rows of a
   * table have these already. What is longer than any quote need not grow.
   */
  bindingFrom(first: number): string {
    return this.#open
      .slice(first)
      .reduce(
        (sofar, { text }) => (sofar === '' ? text : sofar.length > MOST_CHARACTERS ? sofar : underLead(sofar, text)),
        '',
      );
  }
}

const SOME_HEADING = /<(h[2-6]|summary|button|dt|strong|b)\b[^>]{0,300}>([\s\S]{1,300}?)<\/\1\s*>/gi;

/** Whether a page has several headings that each name a program. */
export function isOfSeveral(html: string): boolean {
  const named = new Set<string>();
  for (const [, , words = ''] of html.matchAll(SOME_HEADING)) {
    const heading = readable(words.replace(/<[^<>]{0,300}>/g, ' '));
    if (namesOne(heading)) named.add(heading.toLowerCase());
    if (named.size > 1) return true;
  }
  return false;
}
