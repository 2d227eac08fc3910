import { hiddenNames, hides, isNamed, VOID } from '../../../../web/hidden.ts';
import { endOfRaw, type Markup, nextMarkup } from '../../../../web/html-tags.ts';
import { type Block, heldTogether, underLead, withoutBrokenEnd } from '../checks/joined-blocks.ts';
import { BULLET, withItem } from '../checks/list-items.ts';
import { isGeneralName } from '../proof/headings.ts';
import { bindsList, isExclusionTitle, isOtherTitle, isSentence } from '../proof/leads.ts';
import { denies } from '../proof/negation.ts';
import { CONTAINERS, HEADING, INLINE, isToggle, SEEN_THOUGH_SILENT, SKIPPED } from './elements.ts';
import { isPanel, Labels } from './labels.ts';
import { joinedLines, type Line } from './lines.ts';
import { noteMark, withNotes, withoutMarks } from './notes.ts';
import { isOfSeveral, LEVELS, Outline } from './outline.ts';
import { FREE, type List, listUnder } from './page-lists.ts';
import { PageTables } from './page-tables.ts';
import { endsInItself, imageText, lastSentence, noteLabel, readable } from './words.ts';

export interface PageText {
  title: string;
  /** The robots directives in the page's head. */
  robots: string;
  /** Paragraphs, headings, list items and table rows, each separate. */
  passages: string[];
  /** True if the passages cover the whole page. */
  isWhole: boolean;
}

const MOST_OF_A_TITLE = 150;

const MOST_BLOCKS = 2000;

const LEADS_ON = /:\s*$/;
const ENDED = /[.!]["'”’)\]]*$/;
const POINTS_DOWN = /\b(?:following|below|these|those listed)\b/i;

/** An open heading. Its words end with its element. */
interface OpenHeading {
  name: string;
  level: number;
  /** True if everything after the heading may depend on it, not just the next list. */
  isOverAll: boolean;
}

const OTHER_TITLE: OpenHeading = { name: '', level: LEVELS.title, isOverAll: false };

/**
 * Returns a page's readable text: what a browser would show of its main part. Reads any source in one pass. For a
 * truncated source, returns only what is certain.
 */
export function pageText(html: string, isBrokenOff = false): PageText {
  const reader = new PageReader(withoutMarks(html));
  reader.read();
  const { title, robots } = reader;
  const blocks = withNotes(reader.blocks);
  const isWhole = !isBrokenOff && reader.isWhole;
  return { title, robots, passages: heldTogether(isWhole ? blocks : withoutBrokenEnd(blocks)), isWhole };
}

class PageReader {
  title = '';
  robots = '';
  readonly blocks: Block[] = [];
  get isWhole(): boolean {
    return this.#count <= MOST_BLOCKS;
  }

  readonly #html: string;
  readonly #outline: Outline;
  readonly #labels: Labels;
  readonly #hidden: ReadonlySet<string>;
  /** The number of headings so far. */
  #section = 0;
  #lists: List[] = [];
  readonly #tables = new PageTables(this.blocks);
  #heading: OpenHeading | null = null;
  #lines: Line[] = [];
  #line = '';
  #bold = 0;
  #hasPlain = false;
  /** How many boxes and page sections are open. */
  #depth = 0;
  #parts = 0;
  #count = 0;
  /** The last words, if they may apply to the next list or to the next lines. */
  #before = '';
  #loose = '';
  #isAfterFirst = false;

  constructor(html: string) {
    this.#html = html;
    this.#outline = new Outline(isOfSeveral(html));
    this.#labels = new Labels(html);
    this.#hidden = hiddenNames(html);
  }

  read(): void {
    const html = this.#html;
    /** The element that hides its content, and how deeply it's nested in itself. */
    let skipping: { name: string; depth: number } | null = null;
    let place = 0;
    for (let tag = nextMarkup(html, 0); tag; tag = nextMarkup(html, place)) {
      if (!skipping) this.#write(html.slice(place, tag.start));
      place = tag.end;
      const { name, isEnd } = tag;
      if (name === '') continue;
      if (skipping) {
        if (name !== skipping.name || endsInItself(html, tag)) continue;
        skipping.depth += isEnd ? -1 : 1;
        if (skipping.depth === 0) skipping = null;
        continue;
      }
      const source = html.slice(tag.start, tag.end);
      this.#take(name, isEnd, source);
      if (isEnd) continue;
      const close = endOfRaw(html, tag);
      if (close !== null) {
        if (name === 'title') this.title ||= readable(html.slice(tag.end, close));
        place = close;
      } else if (
        this.#takeNote(tag) ||
        (!VOID.has(name) && !endsInItself(html, tag) && this.#isSkipped(name, source))
      ) {
        skipping = { name, depth: 1 };
        // The loop skips the heading's end tag.
        if (HEADING.has(name)) this.#heading = null;
      }
    }
    if (!skipping) this.#write(html.slice(place));
    this.#end();
    this.#tables.end(this.#lists);
  }

  #write(text: string): void {
    if (text === '') return;
    this.#line += text;
    if (this.#bold === 0 && text.trim() !== '') this.#hasPlain = true;
  }

  /** Encodes a superscript note mark until the note is known. */
  #takeNote(tag: Markup): boolean {
    const label = noteLabel(this.#html, tag);
    if (label !== null) this.#line += noteMark(label);
    return label !== null;
  }

  #isSkipped(name: string, source: string): boolean {
    if (name === 'header' && this.#parts > 0) return false;
    const isHidden =
      hides(SEEN_THOUGH_SILENT.test(name) ? source.replace(/aria-hidden/gi, '') : source) ||
      isNamed(source, this.#hidden);
    // A panel whose tab isn't open yet is read under the tab's name.
    const isClosedPanel = isHidden && isPanel(source) && this.#labels.of(name, source) !== '';
    return SKIPPED.has(name) || (isHidden && !isClosedPanel) || this.#labels.isTabOfPanel(source);
  }

  #take(name: string, isEnd: boolean, source: string): void {
    if (name === 'br') this.#endLine();
    else if (name === 'img') this.#write(imageText(source));
    else if (name === 'meta' && /name\s*=\s*["']?robots\b/i.test(source)) this.robots += ` ${source}`;
    else if (name === 'strong' || name === 'b') this.#bold = Math.max(0, this.#bold + (isEnd ? -1 : 1));
    // A button inside a heading is part of the heading's words.
    const isInline =
      INLINE.has(name) || (name === 'button' && this.#heading !== null && this.#heading.name !== 'button');
    if (isInline) return;
    this.#end();
    this.#takeBox(name, isEnd, source);
    this.#takeHeading(name, isEnd, source);
    if (this.#tables.take(name, isEnd, source, this.#lists, this.#outline)) this.#before = this.#loose = '';
    if (name === 'ul' || name === 'ol') {
      if (isEnd) this.#lists.pop();
      else this.#lists.push(listUnder(this.#before, this.#last(), this.#lists.at(-1) ?? FREE));
    }
    if (name === 'ul' || name === 'ol' || name === 'li') this.#loose = '';
  }

  #takeBox(name: string, isEnd: boolean, source: string): void {
    if (name === 'main' || name === 'article' || name === 'section')
      this.#parts = Math.max(0, this.#parts + (isEnd ? -1 : 1));
    if (!CONTAINERS.has(name)) return;
    this.#depth += isEnd ? -1 : 1;
    if (!isEnd) {
      const text = this.#labels.of(name, source);
      if (text === '') return;
      this.#section += 1;
      this.#outline.name({ text, depth: this.#depth, isOneOfSeveral: isPanel(source) && !isGeneralName(text) });
      return;
    }
    this.#outline.leave(this.#depth);
    this.#loose = '';
  }

  #takeHeading(name: string, isEnd: boolean, source: string): void {
    const level = HEADING.get(name);
    if (level === undefined) return;
    // A heading ends unclosed lists.
    if (level < LEVELS.title) this.#lists.fill(FREE);
    if (name === 'dl' || isEnd) this.#heading = null;
    if (name === 'dl') this.#outline.end(LEVELS.term);
    else if (!isEnd) this.#heading = { name, level, isOverAll: name !== 'button' || isToggle(source) };
  }

  #sink(): Block[] {
    return this.#tables.sink;
  }

  #last(): Block | null {
    return this.#sink().at(-1) ?? null;
  }

  #endLine(): void {
    this.#lines.push({ text: readable(this.#line), isBold: !this.#hasPlain });
    this.#line = '';
    this.#hasPlain = false;
  }

  #end(): void {
    this.#endLine();
    const lines = joinedLines(this.#lines);
    this.#lines = [];
    for (const [place, line] of lines.entries()) {
      // In a list or cell, the first line may be a heading.
      const isOver =
        place === 0 && lines.length > 1 && (isExclusionTitle(line.text) || (line.isBold && bindsList(line.text)));
      if (isOver && !this.#isTitle(line.text, line.isBold) && !this.#heading) this.#loose = line.text;
      else this.#says(line);
    }
  }

  #says({ text, isBold }: Line): void {
    if (text === '') return;
    this.#count += 1;
    if (!this.isWhole) return;
    if (this.#heading) this.#isHeadedBy(text, this.#heading);
    else if (this.#lists.length === 0 && isOtherTitle(text)) this.#isHeadedBy(text, OTHER_TITLE);
    else if (this.#isTitle(text, isBold)) this.#isHeadedBy(text, { name: '', level: LEVELS.title, isOverAll: true });
    else this.#keep(text);
  }

  /** Returns whether text acts as a heading without a heading element. */
  #isTitle(text: string, isBold: boolean): boolean {
    if (this.#lists.length > 0 || this.#sink() !== this.blocks || BULLET.test(text)) return false;
    return isExclusionTitle(text) || (isBold && text.length <= MOST_OF_A_TITLE && !ENDED.test(text));
  }

  #isHeadedBy(text: string, { name, level, isOverAll }: OpenHeading): void {
    this.#outline.end(level);
    if (isOverAll) this.#section += 1;
    const isBound = isOverAll && this.#outline.begin({ level, text, depth: this.#depth });
    this.#before = isOverAll && bindsList(text) ? '' : text;
    this.#loose = '';
    // If the content depends on the heading, it already includes the heading's words.
    if (!isBound && name !== 'button') this.#sink().push({ text });
  }

  #keep(text: string): void {
    this.#outline.fill();
    if (this.#loose !== '' && this.#isAfterFirst && !BULLET.test(text) && isSentence(text)) this.#loose = '';
    this.#isAfterFirst = true;
    const list = this.#lists.at(-1) ?? FREE;
    const over =
      list.binding !== '' && this.#loose !== '' ? underLead(list.binding, this.#loose) : list.binding || this.#loose;
    const outer = this.#outline.bindingFrom(this.#tables.headings);
    const binding = outer !== '' && over !== '' ? underLead(outer, over) : outer || over;
    const isItem = this.#lists.length > 0 || this.#loose !== '';
    this.#before = ENDED.test(text) && !POINTS_DOWN.test(lastSentence(text)) ? '' : lastSentence(text);
    if (this.#lists.length > 0 && list.choice !== null && !denies(binding)) {
      list.choice.text = withItem(list.choice.text, text);
      return;
    }
    const words = isItem ? text.replace(BULLET, '') : text;
    const section = this.#section;
    this.#sink().push({ text: binding === '' ? words : underLead(binding, words), isItem, section });
    if (!LEADS_ON.test(text) || !bindsList(lastSentence(text))) return;
    this.#loose = lastSentence(text);
    this.#isAfterFirst = false;
  }
}
