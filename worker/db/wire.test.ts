import { expect, test } from 'vitest';
import { refusalOf, resultOf, wireStatement } from './wire.ts';

const answer = (rows: unknown[][], names: string[]) => ({
  type: 'ok',
  response: {
    type: 'execute',
    result: {
      cols: names.map((name) => ({ name, decltype: 'TEXT' })),
      rows,
      affected_row_count: 1,
      last_insert_rowid: '7',
    },
  },
});

test('arguments are sent as the library sends them; its special cases are left to it', () => {
  expect(wireStatement('SELECT ?', ['a', 1, true, null])?.args).toEqual([
    { type: 'text', value: 'a' },
    { type: 'float', value: 1 },
    { type: 'integer', value: '1' },
    { type: 'null' },
  ]);
  for (const args of [{ name: 1 }, [new Date()], [1n], [Number.NaN], [new Uint8Array()]])
    expect(wireStatement('SELECT ?', args)).toBeNull();
});

test('a row can be read by name and by position, and lists only its names', () => {
  const cells = [
    { type: 'text', value: 'a' },
    { type: 'integer', value: '2' },
    { type: 'float', value: 0.5 },
    { type: 'null' },
    { type: 'blob', base64: 'AQI' },
  ];
  const { rows, rowsAffected, lastInsertRowid } = resultOf(answer([cells], ['text', 'whole', 'part', 'none', 'bytes']));
  const bytes = new Uint8Array([1, 2]).buffer;
  expect({ ...rows[0] }).toEqual({ text: 'a', whole: 2, part: 0.5, none: null, bytes });
  expect(Array.from(rows[0] ?? [])).toEqual(['a', 2, 0.5, null, bytes]);
  expect({ rowsAffected, lastInsertRowid }).toEqual({ rowsAffected: 1, lastInsertRowid: 7n });
});

test('of two columns with the same name, the first keeps it', () => {
  const { rows } = resultOf(answer([[{ type: 'null' }, { type: 'text', value: 'b' }]], ['id', 'id']));
  expect([rows[0]?.['id'], rows[0]?.[1]]).toEqual([null, 'b']);
});

test.each([
  ['a whole number that a number can’t hold', { type: 'integer', value: '9007199254740993' }],
  ['a kind that nobody knows', { type: 'set', value: 'a' }],
  ['no value', 'a'],
])('refuses %s', (_, cell) => {
  expect(() => resultOf(answer([[cell]], ['value']))).toThrow(/more than a number|no known kind/);
});

test('a refused call keeps the server’s words and code', () => {
  expect(refusalOf(403, { message: 'Writes are blocked', code: 'BLOCKED' })).toMatchObject({ code: 'BLOCKED' });
  expect(refusalOf(502, null)).toMatchObject({
    message: 'SERVER_ERROR: The database server answered 502',
    code: 'SERVER_ERROR',
  });
});
