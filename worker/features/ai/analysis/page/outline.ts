import { underLead } from '../checks/joined-blocks.ts';
import { namesOne } from '../proof/headings.ts';
import { bindsSection } from '../proof/leads.ts';
import { MOST_CHARACTERS } from '../proof/quotes.ts';
import { readable } from './words.ts';

interface Heading {
  level: number;
  text: string;
  /** The nesting depth. The heading applies until the box around it closes. */
  depth: number;
  /** True if the text is the name of a box. It applies until the box closes. */
  isOfBox?: boolean;
}

/** Visual headings that aren't heading elements: buttons, summaries, bold lines, and terms in a definition list. */
export const LEVELS = { title: 7, term: 8 } as const;

/** The open headings at a position on a page, from the first one that later content depends on. */
export class Outline {
  #open: Heading[] = [];
  /** The last heading, if it has no content yet. */
  #bare: Heading | null = null;
  readonly #isOfSeveral: boolean;

  /** `isOfSeveral`: whether the page describes several programs, each under its name. */
  constructor(isOfSeveral: boolean) {
    this.#isOfSeveral = isOfSeveral;
  }

  /** Adds a heading. Returns whether the content after it depends on it. */
  begin(heading: Heading): boolean {
    this.end(heading.level);
    this.#bare = heading;
    // A box often gets its name from its own heading.
    if (this.#open.some(({ text, isOfBox }) => isOfBox && text === heading.text)) return true;
    const isBound = this.#open.length > 0 || bindsSection(heading.text) || this.#isOneOfSeveral(heading);
    if (isBound) this.#open.push(heading);
    return isBound;
  }

  /** Adds the name of the box that was just opened, if its content depends on the name. */
  name(box: { text: string; depth: number; isOneOfSeveral: boolean }): void {
    const heading = { level: LEVELS.title, text: box.text, depth: box.depth, isOfBox: true };
    if (box.isOneOfSeveral || bindsSection(box.text) || this.#isOneOfSeveral(heading)) this.#open.push(heading);
  }

  /**
   * Returns whether a heading names one of several programs. The page's title never does, because it covers the whole
   * page.
   */
  #isOneOfSeveral({ level, text }: Heading): boolean {
    return this.#isOfSeveral && level > 1 && namesOne(text);
  }

  /** Records that the open headings have content. */
  fill(): void {
    this.#bare = null;
  }

  /** Closes the headings at this level and below. */
  end(level: number): void {
    this.#open = this.#open.filter((heading) => heading.isOfBox || heading.level < level);
  }

  /**
   * Closes the headings of a box that ended. If a box contains only a heading, the heading applies to the content after
   * the box.
   */
  leave(depth: number): void {
    const box = this.#open.findIndex((heading) => heading.isOfBox && heading.depth > depth);
    if (box >= 0) this.#open.length = box;
    if (this.#bare) this.#bare.depth = Math.min(this.#bare.depth, depth);
    this.#open = this.#open.filter((heading) => heading.level < LEVELS.title || heading.depth <= depth);
  }

  /** The number of open headings. */
  get size(): number {
    return this.#open.length;
  }

  /**
   * Returns the words that the content after them depends on; empty if there are none. Skips the first headings, which
   * table rows already include. The words stop growing once they're longer than the maximum quote.
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

/** Returns whether a page has several headings that each name a program. */
export function isOfSeveral(html: string): boolean {
  const named = new Set<string>();
  for (const [, , words = ''] of html.matchAll(SOME_HEADING)) {
    const heading = readable(words.replace(/<[^<>]{0,300}>/g, ' '));
    if (namesOne(heading)) named.add(heading.toLowerCase());
    if (named.size > 1) return true;
  }
  return false;
}
