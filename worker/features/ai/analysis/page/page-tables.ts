import type { Block } from '../checks/joined-blocks.ts';
import type { Outline } from './outline.ts';
import type { List } from './page-lists.ts';
import { type Cell, TableRows } from './table-rows.ts';
import { spanOf } from './words.ts';

interface Table {
  rows: TableRows;
  row: Cell[];
  /** The open cell, and how many lists were open before it. */
  cell: Cell | null;
  lists: number;
  /** How many open headings apply to the table, and whether it has had a cell yet, because a caption may come first. */
  headings: number;
  hasCells: boolean;
}

/** The open tables at a position on a page, innermost last. */
export class PageTables {
  readonly #open: Table[] = [];
  readonly #page: Block[];

  constructor(page: Block[]) {
    this.#page = page;
  }

  /** Where content goes: into the open cell, or onto the page. */
  get sink(): Block[] {
    return this.#open.at(-1)?.cell?.blocks ?? this.#page;
  }

  /** How many open headings apply to the innermost table. Its rows include their words. */
  get headings(): number {
    return this.#open.at(-1)?.headings ?? 0;
  }

  /** Processes a tag, and returns whether it starts a cell. Lists end with the cell they started in. */
  take(name: string, isEnd: boolean, source: string, lists: List[], outline: Outline): boolean {
    if (name === 'table' && !isEnd) {
      const headings = this.headings;
      this.#open.push({ rows: new TableRows(), row: [], cell: null, lists: lists.length, headings, hasCells: false });
      return false;
    }
    const table = this.#open.at(-1);
    if (!table) return false;
    if (name === 'td' || name === 'th') {
      this.#endCell(table, lists);
      if (isEnd) return false;
      if (!table.hasCells) {
        // Includes the caption, which counts as a heading.
        table.rows.stand(outline.bindingFrom(table.headings));
        table.headings = outline.size;
        table.hasCells = true;
      }
      const [columns, rows] = [spanOf('colspan', source), spanOf('rowspan', source)];
      table.cell = { blocks: [], isHead: name === 'th', columns, rows };
      table.lists = lists.length;
      return true;
    }
    if (name === 'tr' || name === 'table') this.#endRow(table, lists);
    if (name === 'table') this.#close(table);
    return false;
  }

  /** Closes all open tables. */
  end(lists: List[]): void {
    for (const table of this.#open.toReversed()) {
      this.#endRow(table, lists);
      this.#close(table);
    }
  }

  #endCell(table: Table, lists: List[]): void {
    if (!table.cell) return;
    table.row.push(table.cell);
    table.cell = null;
    lists.length = Math.min(lists.length, table.lists);
  }

  #endRow(table: Table, lists: List[]): void {
    this.#endCell(table, lists);
    this.#around().push(...table.rows.blocksOf(table.row));
    table.row = [];
  }

  #close(table: Table): void {
    this.#around().push(...table.rows.end());
    this.#open.pop();
  }

  /** Where the innermost table's rows go: into the cell around it, or onto the page. */
  #around(): Block[] {
    return this.#open.at(-2)?.cell?.blocks ?? this.#page;
  }
}
