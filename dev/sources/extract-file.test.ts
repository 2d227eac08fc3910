import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Incomplete, Unreadable } from '../../worker/crawler/reading/faults.ts';
import { unzipped } from '../../worker/crawler/reading/zip.ts';
import { extractXml, zipped } from './extract-file.ts';

const NOW = Date.parse('2026-11-01');

async function archiveOf(records: number): Promise<{ archive: Buffer; xml: string }> {
  const xml = [...extractXml({ records, now: NOW })].join('');
  const parts: Buffer[] = [];
  for await (const part of zipped('GrantsDBExtract.xml', [xml])) parts.push(part);
  return { archive: Buffer.concat(parts), xml };
}

async function read(archive: Buffer, cuts: readonly number[] = []): Promise<string> {
  async function* chunks() {
    const places = [...cuts.map((cut) => cut % archive.length).toSorted((a, b) => a - b), archive.length];
    for (const [index, place] of places.entries()) yield archive.subarray(places[index - 1] ?? 0, place);
  }
  const parts: Uint8Array[] = [];
  for await (const part of unzipped(chunks())) parts.push(part);
  return Buffer.concat(parts).toString();
}

test('an archive is read however it is split into chunks', async () => {
  const { archive, xml } = await archiveOf(40);
  expect(await read(archive)).toBe(xml);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (cuts) => {
      expect(await read(archive, cuts)).toBe(xml);
    }),
    { numRuns: 30 },
  );
});

test('an archive larger than the buffer is read as well', async () => {
  const { archive, xml } = await archiveOf(2000);
  expect(archive.length).toBeGreaterThan(300_000);
  const cuts = Array.from({ length: Math.floor(archive.length / 16_384) }, (_, index) => index * 16_384);
  expect((await read(archive, cuts)) === xml).toBe(true);
}, 20_000);

test('a truncated archive is reported, and so is a file that is not an archive', async () => {
  const { archive } = await archiveOf(500);
  for (const length of [10, 500, Math.floor(archive.length / 2), archive.length - 30]) {
    await expect(read(archive.subarray(0, length))).rejects.toThrow(Incomplete);
  }
  await expect(read(Buffer.from('<html><h1>Not found</h1></html> and more of it'))).rejects.toThrow(Unreadable);
});

test('no more of an archive is requested than is read', async () => {
  const parts: Uint8Array[] = [];
  const texts = Array.from({ length: 60 }, () => randomBytes(50_000).toString('base64'));
  for await (const part of zipped('texts', texts)) parts.push(part);
  let asked = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for (const part of parts) {
      asked += part.length;
      yield part;
    }
  }
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const unpacked = unzipped(counted());
  await unpacked.next();
  // Leaves time for a reader that would keep reading in the background.
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBeLessThan(size / 3);
  await unpacked.return(undefined);
});
