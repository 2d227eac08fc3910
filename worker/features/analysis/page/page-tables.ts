import type { Block } from '../together.ts';
import type { List } from './page-lists.ts';
import { type Cell, TableRows } from './table-rows.ts';
import { spanOf } from './words.ts';

interface Table {
  rows: TableRows;
  row: Cell[];
  /** The cell that is open, and how many lists were open before it. */
  cell: Cell | null;
  lists: number;
}

/** The tables that are open at a place of a page, the innermost last. */
export class PageTables {
  readonly #open: Table[] = [];
  readonly #page: Block[];

  constructor(page: Block[]) {
    this.#page = page;
  }

  /** Where what is said goes: into the cell that is open, or onto the page. */
  get sink(): Block[] {
    return this.#open.at(-1)?.cell?.blocks ?? this.#page;
  }

  /** Takes a tag; whether it begins a cell. Lists end with the cell in which they began. */
  take(name: string, isEnd: boolean, source: string, lists: List[]): boolean {
    if (name === 'table' && !isEnd) {
      this.#open.push({ rows: new TableRows(), row: [], cell: null, lists: lists.length });
      return false;
    }
    const table = this.#open.at(-1);
    if (!table) return false;
    if (name === 'td' || name === 'th') {
      this.#endCell(table, lists);
      if (isEnd) return false;
      const [columns, rows] = [spanOf('colspan', source), spanOf('rowspan', source)];
      table.cell = { blocks: [], isHead: name === 'th', columns, rows };
      table.lists = lists.length;
      return true;
    }
    if (name === 'tr' || name === 'table') this.#endRow(table, lists);
    if (name === 'table') this.#close(table);
    return false;
  }

  /** Ends what nobody closed. */
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

  /** Where the rows of the innermost table go: into the cell that it is in, or onto the page. */
  #around(): Block[] {
    return this.#open.at(-2)?.cell?.blocks ?? this.#page;
  }
}
