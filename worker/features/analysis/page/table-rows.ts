import { bindsList, isExclusionTitle } from '../proof/leads.ts';
import { BETWEEN_CELLS, MOST_CHARACTERS } from '../proof/quotes.ts';
import { type Block, underLead } from '../together.ts';

export interface Cell {
  blocks: Block[];
  isHead: boolean;
}

/** The rows of a table, each one passage where it is data; what a page is only laid out by stays apart. */
export class TableRows {
  #heads: string[] = [];
  #isFirst = true;

  /** What a row says, each cell under the head of its column. */
  blocksOf(cells: readonly Cell[]): Block[] {
    const texts = cells.map(({ blocks }) => blocks.map(({ text }) => text).join(' '));
    const isHeads = cells.length > 1 && (cells.every(({ isHead }) => isHead) || (this.#isFirst && isHeadRow(texts)));
    this.#isFirst &&= texts.every((text) => text === '');
    if (isHeads) {
      this.#heads = texts;
      return [];
    }
    const heads = this.#heads.length === cells.length ? this.#heads : [];
    const isData = cells.length > 1 && cells.every(({ blocks }) => blocks.length <= 1);
    const row = texts.flatMap((text, place) => (text === '' ? [] : labelled(heads[place], text))).join(BETWEEN_CELLS);
    if (isData && (heads.length > 0 || row.length <= MOST_CHARACTERS)) return row === '' ? [] : [{ text: row }];
    const [first = ''] = texts;
    return cells.flatMap(({ blocks }, place) => {
      const over = [heads[place] ?? '', place > 0 && cells[0]?.blocks.length === 1 ? first : ''].filter(bindsList);
      return blocks.map((block) => ({
        ...block,
        text: over.reduceRight((text, lead) => underLead(lead, text), block.text),
      }));
    });
  }
}

function labelled(head: string | undefined, text: string): string {
  return head ? underLead(head, text) : text;
}

/** A first row that no tag marks as the heads of columns, one of which excludes. */
function isHeadRow(texts: readonly string[]): boolean {
  return texts.some(isExclusionTitle) && texts.every((text) => text.length <= 60 && !/[.!]$/.test(text));
}
