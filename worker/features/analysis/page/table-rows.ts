import { bindsList, isExclusionTitle } from '../proof/leads.ts';
import { BETWEEN_CELLS, MOST_CHARACTERS } from '../proof/quotes.ts';
import { type Block, underLead } from '../together.ts';

export interface Cell {
  blocks: Block[];
  isHead: boolean;
  /** How many columns and rows it takes. */
  columns: number;
  rows: number;
}

/** A cell of one column. */
interface Place {
  blocks: Block[];
  text: string;
}

/** The rows of a table, each one passage where it is data; what a page is only laid out by stays apart. */
export class TableRows {
  #heads: string[] = [];
  /** A first row that may be the heads of columns: the next one tells. */
  #maybeHeads: Place[] | null = null;
  /** What stands in a row alone, over those that follow. */
  #over = '';
  /** Cells that go on in the next rows, by their column. */
  readonly #open = new Map<number, { place: Place; rows: number }>();
  #isFirst = true;

  /** What a row says, each cell under the head of its column. */
  blocksOf(cells: readonly Cell[]): Block[] {
    if (cells.every(({ blocks }) => blocks.length === 0)) return [];
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    const places = this.#placesOf(cells);
    const [only] = cells;
    if (cells.length === 1 && only && places.every(({ text }) => text === places[0]?.text)) {
      const text = places[0]?.text ?? '';
      if (only.isHead || isExclusionTitle(text)) {
        this.#over = bindsList(text) ? text : '';
        return [...this.end(), ...(this.#over === '' ? only.blocks : [])];
      }
    }
    if (cells.length > 1 && cells.every(({ isHead }) => isHead)) {
      this.#heads = places.map(({ text }) => text);
      return this.end();
    }
    if (isFirst && this.#open.size === 0 && isHeadRow(places)) {
      this.#maybeHeads = places;
      return [];
    }
    const before = this.#maybeHeads;
    if (before?.length === places.length) {
      this.#heads = before.map(({ text }) => text);
      this.#maybeHeads = null;
    }
    return [...this.end(), ...this.#rowOf(places)];
  }

  /** What the first row says where it is none of heads. */
  end(): Block[] {
    const row = this.#maybeHeads ?? [];
    this.#maybeHeads = null;
    return row.length === 0 ? [] : this.#rowOf(row);
  }

  #placesOf(cells: readonly Cell[]): Place[] {
    const places: Place[] = [];
    const goOn = () => {
      for (let open = this.#open.get(places.length); open; open = this.#open.get(places.length)) {
        open.rows -= 1;
        if (open.rows <= 0) this.#open.delete(places.length);
        places.push(open.place);
      }
    };
    for (const { blocks, columns, rows } of cells) {
      goOn();
      const place = { blocks, text: blocks.map(({ text }) => text).join(' ') };
      for (let column = 0; column < columns; column += 1) {
        if (rows > 1) this.#open.set(places.length, { place, rows: rows - 1 });
        places.push(place);
      }
    }
    goOn();
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

  #under(text: string): string {
    return this.#over === '' ? text : underLead(this.#over, text);
  }
}

/** A first row that no tag marks as the heads of columns, one of which excludes. */
function isHeadRow(places: readonly Place[]): boolean {
  const texts = places.map(({ text }) => text);
  return (
    texts.length > 1 && texts.some(isExclusionTitle) && texts.every((text) => text.length <= 60 && !/[.!]$/.test(text))
  );
}
