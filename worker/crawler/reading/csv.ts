/** Hand-written, because csv-parse takes twenty times as long. */
import { Incomplete, Unreadable } from './faults.ts';

/** A longer cell means that a quote was never closed. */
const LONGEST_CELL = 2_000_000;

/**
 * Parses CSV (RFC 4180) into rows, no matter where its chunks are split. Lines end in LF, CRLF or CR; quoted cells may
 * contain any of them. Throws `Incomplete` if the text ends inside quotes.
 */
export async function* csvRows(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string[]> {
  const reader = new CsvReader();
  for await (const chunk of chunks) yield* reader.take(chunk);
  yield* reader.end();
}

type Place = 'start' | 'plain' | 'quoted' | 'quote-in-quoted';

class CsvReader {
  #cells: string[] = [];
  #cell = '';
  #place: Place = 'start';
  #isFirst = true;
  /** True if the last character was a CR: an LF after it doesn't end another line. */
  #afterCr = false;

  take(chunk: string): string[][] {
    const rows: string[][] = [];
    let text = chunk;
    if (this.#isFirst && text.length > 0) {
      this.#isFirst = false;
      text = text.replace(/^\ufeff/, '');
    }
    let at = 0;
    while (at < text.length) {
      if (this.#place === 'quoted') {
        const end = text.indexOf('"', at);
        this.#add(text.slice(at, end < 0 ? undefined : end));
        if (end < 0) break;
        this.#place = 'quote-in-quoted';
        at = end + 1;
        continue;
      }
      const character = text[at] ?? '';
      if (character === '"' && this.#place === 'quote-in-quoted') {
        this.#add('"');
        this.#place = 'quoted';
        at += 1;
      } else if (character === '"' && this.#place === 'start') {
        this.#place = 'quoted';
        this.#afterCr = false;
        at += 1;
      } else if (character === ',') {
        this.#endCell();
        this.#afterCr = false;
        at += 1;
      } else if (character === '\n' || character === '\r') {
        const isSecondHalf = character === '\n' && this.#afterCr;
        this.#afterCr = character === '\r';
        if (!isSecondHalf) rows.push(this.#endRow());
        at += 1;
      } else {
        const rest = endOfPlain(text, at);
        this.#add(text.slice(at, rest));
        this.#place = 'plain';
        this.#afterCr = false;
        at = rest;
      }
    }
    return rows;
  }

  end(): string[][] {
    if (this.#place === 'quoted') throw new Incomplete('The table ends within a cell');
    return this.#cells.length > 0 || this.#place !== 'start' ? [this.#endRow()] : [];
  }

  #add(text: string): void {
    this.#cell += text;
    if (this.#cell.length > LONGEST_CELL) throw new Unreadable('A cell of the table does not end');
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#place = 'start';
  }

  #endRow(): string[] {
    this.#endCell();
    const row = this.#cells;
    this.#cells = [];
    return row;
  }
}

function endOfPlain(text: string, from: number): number {
  let at = from + 1;
  // Compares character codes, because a regex search would restart for every cell.
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 44 || code === 10 || code === 13) break;
  }
  return at;
}
