import { type Block, underLead } from '../checks/joined-blocks.ts';
import { bindsList, isExclusionTitle } from '../proof/leads.ts';
import { BETWEEN_CELLS, MOST_CHARACTERS } from '../proof/quotes.ts';

export interface Cell {
  blocks: Block[];
  isHead: boolean;
  /** How many columns and rows the cell spans. */
  columns: number;
  rows: number;
}

/** The part of a cell that is in one column. */
interface Place {
  blocks: Block[];
  text: string;
}

/** Turns a table's rows into passages: one for each row of data. Cells of a layout table stay separate. */
export class TableRows {
  #heads: string[] = [];
  /** True if the last row was a header row, which makes the next row's headers subheaders. */
  #isInHeads = false;
  /** A first row that may be column headers, pending the next row. */
  #maybeHeads: Place[] | null = null;
  /** The headings above the table. */
  #outer = '';
  /** A row with a single text that applies to the rows below it. */
  #over = '';
  /** Cells that extend into the next rows, by column. */
  readonly #open = new Map<number, { place: Place; rows: number }>();
  #isFirst = true;

  /** Sets the headings above the table, which its content depends on. */
  stand(under: string): void {
    this.#outer = under;
  }

  /** Returns a row's text, each cell under its column header. */
  blocksOf(cells: readonly Cell[]): Block[] {
    if (cells.every(({ blocks }) => blocks.length === 0)) return [];
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    const places = this.#placesOf(cells);
    const [only, ...others] = cells;
    if (others.length === 0 && only && places.every(({ text }) => text === places[0]?.text)) {
      const text = places[0]?.text ?? '';
      const isWide = only.columns > 1 && only.blocks.length === 1 && isTitle(text);
      if (isWide || only.isHead || isExclusionTitle(text)) {
        this.#over = isWide || bindsList(text) ? text : '';
        return [...this.end(), ...(this.#over === '' ? this.#underAll(only.blocks) : [])];
      }
    }
    const isOfHeads = others.length > 0 && others.every(({ isHead }) => isHead);
    const isUnderHeads = this.#isInHeads && this.#heads.length === places.length;
    this.#isInHeads = isOfHeads && (only?.isHead || only?.blocks.length === 0);
    if (this.#isInHeads) {
      const heads = places.map(({ text }) => text);
      this.#heads = isUnderHeads ? heads.map((head, column) => ofGroup(this.#heads[column] ?? '', head)) : heads;
      return this.end();
    }
    if (isFirst && this.#open.size === 0 && isHeadRow(places)) {
      this.#maybeHeads = places;
      return [];
    }
    const before = this.#maybeHeads;
    if (before?.length === places.length && areHeads(before, places)) {
      this.#heads = before.map(({ text }) => text);
      this.#maybeHeads = null;
    }
    return [...this.end(), ...this.#rowOf(places)];
  }

  /** Returns the first row's text if it wasn't a header row. */
  end(): Block[] {
    const row = this.#maybeHeads ?? [];
    this.#maybeHeads = null;
    return row.length === 0 ? [] : this.#rowOf(row);
  }

  #placesOf(cells: readonly Cell[]): Place[] {
    const places: Place[] = [];
    const addSpanned = () => {
      for (let open = this.#open.get(places.length); open; open = this.#open.get(places.length)) {
        open.rows -= 1;
        if (open.rows <= 0) this.#open.delete(places.length);
        places.push(open.place);
      }
    };
    for (const { blocks, columns, rows } of cells) {
      addSpanned();
      const place = { blocks, text: blocks.map(({ text }) => text).join(' ') };
      for (let column = 0; column < columns; column += 1) {
        if (rows > 1) this.#open.set(places.length, { place, rows: rows - 1 });
        places.push(place);
      }
    }
    addSpanned();
    return places;
  }

  #rowOf(places: readonly Place[]): Block[] {
    const heads = this.#heads.length === places.length ? this.#heads : [];
    const once = places.map((place, index) => ({
      ...place,
      head: heads[index] ?? '',
      isMore: places[index - 1] === place,
    }));
    const cells = once.filter(({ isMore }) => !isMore);
    const isData = cells.length > 1 && cells.every(({ blocks }) => blocks.length <= 1);
    const texts = cells.flatMap(({ head, text }) => (text === '' ? [] : head ? underLead(head, text) : text));
    const row = texts.join(BETWEEN_CELLS);
    if (isData && (heads.length > 0 || row.length <= MOST_CHARACTERS))
      return row === '' ? [] : [{ text: this.#under(row) }];
    const [first] = cells;
    return cells.flatMap(({ blocks, head }, place) => {
      const over = [head, place > 0 && first?.blocks.length === 1 ? first.text : ''].filter(bindsList);
      return blocks.map((block) => {
        return { ...block, text: this.#under(over.reduceRight((text, lead) => underLead(lead, text), block.text)) };
      });
    });
  }

  #underAll(blocks: readonly Block[]): Block[] {
    return blocks.map((block) => ({ ...block, text: this.#under(block.text) }));
  }

  #under(text: string): string {
    return [this.#over, this.#outer].reduce((sofar, over) => (over === '' ? sofar : underLead(over, sofar)), text);
  }
}

const LONGEST_TITLE = 120;

/** Returns whether a row with a single cell is the title of the rows below it. */
function isTitle(text: string): boolean {
  return text !== '' && text.length <= LONGEST_TITLE && !/[.!?;,]["'”’)\]]*$/.test(text);
}

/** Joins a column header to its group's header. If a cell spans both rows, they're the same. */
function ofGroup(group: string, head: string): string {
  return group === '' || head === '' || group === head ? group || head : `${group}, ${head}`;
}

/**
 * Returns whether a first row looks like column headers without `th`: one of them marks exclusions, or they're typical
 * column names.
 */
function isHeadRow(places: readonly Place[]): boolean {
  const texts = places.map(({ text }) => text);
  return (
    texts.length > 1 &&
    texts.every((text) => text.length <= LONGEST_HEAD && !/[.!]$/.test(text)) &&
    (texts.some(isExclusionTitle) || nameColumns(texts))
  );
}

const LONGEST_HEAD = 60;
const LEAST_COLUMNS = 3;
const LEAST_NAMES = 2;
/** Typical words in column headers. */
const OF_COLUMNS =
  /\b(?:ages?|amounts?|annual|award|benefits?|caps?|category|cities|city|cost|county|date|deadlines?|families|family|fee|grade|households?|incomes?|levels?|limits?|location|max(?:imum)?|min(?:imum)?|month(?:ly)?|names?|numbers?|office|people|percent\w*|persons?|phone|priority|program|rates?|size|state|status|term|tier|type|week(?:ly)?|who|year(?:ly)?)\b/i;

/** Returns whether a row's texts are names of columns rather than values. */
function nameColumns(texts: readonly string[]): boolean {
  if (texts.length < LEAST_COLUMNS || new Set(texts).size < texts.length) return false;
  return (
    texts.slice(1).every((text) => text !== '') &&
    !texts.some((text) => /\d/.test(text)) &&
    texts.filter((text) => OF_COLUMNS.test(text)).length >= LEAST_NAMES
  );
}

/**
 * Returns whether a first row really is column headers: the next row has numbers, or one of the headers marks
 * exclusions.
 */
function areHeads(heads: readonly Place[], next: readonly Place[]): boolean {
  return heads.some(({ text }) => isExclusionTitle(text)) || next.some(({ text }) => /\d/.test(text));
}
