import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from './csv.ts';
import { Incomplete } from './faults.ts';

async function rowsOf(chunks: string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of csvRows(chunks)) rows.push(row);
  return rows;
}

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb\r', [['a'], ['b']]],
  ['"a ""b"", c","d\r\ne"\n', [['a "b", c', 'd\r\ne']]],
  ['\ufeff"a",\n', [['a', '']]],
  ['a,"",b"c', [['a', '', 'b"c']]],
  ['\n\na', [[''], [''], ['a']]],
  ['', []],
])('%j', async (text, rows) => {
  expect(await rowsOf([text])).toEqual(rows);
});

test('text cut off inside a cell is incomplete', async () => {
  await expect(rowsOf(['a,"b\nc'])).rejects.toThrow(Incomplete);
});

test('reads back what was written, wherever the text is split', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é', '\ufeff'), maxLength: 8 });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.array(fc.nat(), { maxLength: 6 }),
      fc.constantFrom('\n', '\r\n'),
      async (rows, cuts, end) => {
        const quoted = (row: string[]) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
        const text = rows.map((row) => quoted(row) + end).join('');
        const places = cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b);
        const chunks = [...places, text.length].map((place, index) => text.slice(places[index - 1] ?? 0, place));
        expect(await rowsOf(chunks)).toEqual(rows);
      },
    ),
  );
});
