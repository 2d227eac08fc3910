import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { wordFileOf } from './word-file.ts';

async function xmlOf(text: string): Promise<Record<string, string>> {
  const section = { key: 'need', heading: `Need${text}`, hint: null, asks: null, points: null, mostWords: null, text };
  const budget = [{ item: `Staff${text}`, dollars: 5, why: text }];
  const file = unzipSync(new Uint8Array(await (await wordFileOf(`A${text}`, [section], budget, false)).arrayBuffer()));
  return Object.fromEntries(Object.entries(file).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('leaves pasted characters that are invalid in XML out of a Word file', async () => {
  const files = await xmlOf('one\u000btwo\u0000\u0007\ud800\ufffe\r\nthree\tfour <&>');
  for (const [name, xml] of Object.entries(files)) {
    expect([name, /(?![\t\n\r])\p{Cc}|[\ufffd-\uffff]/u.test(xml)]).toEqual([name, false]);
  }
  const document = files['word/document.xml'] ?? '';
  for (const line of ['one', 'two', 'three\tfour &lt;&amp;&gt;']) expect(document).toContain(`preserve">${line}</w:t>`);
});

test('a Word file uses US letter paper', async () => {
  expect((await xmlOf(''))['word/document.xml']).toContain('w:w="12240" w:h="15840"');
});

test('a Word file names the draft and the product, and no person', async () => {
  const core = (await xmlOf(' letter'))['docProps/core.xml'] ?? '';
  expect(core).toContain('<dc:title>A letter</dc:title>');
  expect(core).toContain('<dc:creator>Grantlight</dc:creator>');
  expect(core).toContain('<cp:lastModifiedBy>Grantlight</cp:lastModifiedBy>');
  expect(core).not.toMatch(/un-?named/i);
});
