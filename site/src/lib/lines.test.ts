import { expect, test } from 'vitest';
import { readLines } from './lines.ts';

/** Reads a text that arrives in byte chunks of this length. */
async function linesOf(text: string, pieceLength: number): Promise<unknown[]> {
  const bytes = new TextEncoder().encode(text);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceLength) controller.enqueue(bytes.slice(at, at + pieceLength));
      controller.close();
    },
  });
  const lines: unknown[] = [];
  await readLines(stream, (line) => lines.push(line));
  return lines;
}

test.each([1, 2, 3, 7, 1000])('reassembles lines from chunks of %i bytes', async (length) => {
  expect(await linesOf('{"a":"ü…€"}\n\n{"b":2}\r\n{"c":3}', length)).toEqual([{ a: 'ü…€' }, { b: 2 }, { c: 3 }]);
});

test('reports invalid JSON without hiding other lines', async () => {
  expect(await linesOf('{"a":1}\n{"a":\n{"a":3}\n', 4)).toEqual([{ a: 1 }, undefined, { a: 3 }]);
});

test('an empty stream has no lines', async () => expect(await linesOf('', 1)).toEqual([]));
