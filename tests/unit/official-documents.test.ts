import { deflateSync } from 'node:zlib';
import {
  DeletedTextRun,
  Document,
  FootnoteReferenceRun,
  InsertedTextRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfOf, pdfOfContents } from '../../dev/web/pdf.ts';
import { docxParagraphs } from '../../worker/features/ai/analysis/documents/docx.ts';
import { pdfParagraphs } from '../../worker/features/ai/analysis/documents/pdf.ts';

const soon = () => Date.now() + 5000;
const readAll = (pdf: Buffer) => pdfParagraphs(new Uint8Array(pdf), soon());
const read = async (pdf: Buffer) => (await readAll(pdf)).paragraphs;
/** Returns a PDF with lines drawn at these positions, in this order. */
const drawn = (...lines: readonly (readonly [x: number, y: number, text: string])[]) =>
  pdfOfContents([`BT /F1 10 Tf ${lines.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`).join(' ')} ET`]);

test("a paragraph's lines are one passage, and a wider gap or an item starts another", async () => {
  const pdf = drawn(
    [72, 700, 'Applicants must own the home and live'],
    [72, 688, 'in it for a year.'],
    [72, 660, 'You need these papers:'],
    [72, 640, '1. a deed or a tax bill that names you as'],
    [84, 628, 'the owner'],
    [72, 612, '2. a photo'],
  );
  expect(await read(pdf)).toEqual([
    'Applicants must own the home and live in it for a year.',
    'You need these papers:',
    '1. a deed or a tax bill that names you as the owner',
    '2. a photo',
  ]);
});

test("text isn't read across columns and cells", async () => {
  const pdf = drawn(
    [72, 700, 'Renters may apply at the'],
    [72, 688, 'county office.'],
    [320, 700, 'Owners have to apply at the'],
    [320, 688, 'city hall.'],
    [72, 640, 'Deadline'],
    [200, 640, 'May 1'],
  );
  expect(await read(pdf)).toEqual([
    'Renters may apply at the county office.',
    'Owners have to apply at the city hall.',
    'Deadline',
    'May 1',
  ]);
});

test("unmarked items and headings aren't one sentence, and a note's number isn't text", async () => {
  const pdf = pdfOfContents([
    'BT /F1 10 Tf 1 0 0 1 72 700 Tm (Who may apply) Tj 1 0 0 1 72 688 Tm (Homeowners who have lived in the county for a year and have not) Tj ' +
      '1 0 0 1 72 676 Tm (had a grant) Tj 1 0 0 1 72 664 Tm (Tribes) Tj 1 0 0 1 72 630 Tm (See 24 CFR 570.202) Tj ' +
      '/F1 6 Tf 1 0 0 1 165 634 Tm (1) Tj /F1 10 Tf 1 0 0 1 172 630 Tm (for all of the rules.) Tj ET',
  ]);
  expect(await read(pdf)).toEqual([
    'Who may apply',
    'Homeowners who have lived in the county for a year and have not had a grant',
    'Tribes',
    'See 24 CFR 570.202 for all of the rules.',
  ]);
});

test("a footnote's text is placed at its mark", async () => {
  const page = (body: string, label: string, note: string) =>
    `BT /F1 10 Tf 1 0 0 1 72 700 Tm (${body}) Tj /F1 6 Tf 1 0 0 1 250 704 Tm (${label}) Tj ` +
    '/F1 10 Tf 1 0 0 1 72 676 Tm (Grants are made to all owners in the county.) Tj ' +
    `${note} ET`;
  const raised =
    '/F1 5 Tf 1 0 0 1 72 83 Tm (12) Tj /F1 8 Tf 1 0 0 1 78 80 Tm (Mobile homes get half of that sum and no) Tj 1 0 0 1 72 70 Tm (more.) Tj';
  const inLine = '/F1 8 Tf 1 0 0 1 72 80 Tm (12 Only for those who rent.) Tj';
  const pdf = pdfOfContents([
    page('Every owner gets up to $1,500 in a year', '12', raised),
    page('Every renter gets up to $900 in a year', '12', inLine),
    page('The area has 900 ft of fences in all', '2', ''),
  ]);
  expect(await read(pdf)).toEqual([
    'Every owner gets up to $1,500 in a year (note: Mobile homes get half of that sum and no more)',
    'Grants are made to all owners in the county.',
    'Every renter gets up to $900 in a year (note: Only for those who rent)',
    'Grants are made to all owners in the county.',
    'The area has 900 ft of fences in all',
    'Grants are made to all owners in the county.',
  ]);
});

test('an unfinished sentence continues on the next page', async () => {
  const [open, rest] = [
    'Applicants must have owned the home that is to be repaired for',
    'three years before they apply for any of the grants.',
  ];
  expect(await read(pdfOf([[open, '7'], [rest]]))).toEqual([`${open} ${rest}`, '7']);
  const ended = [`${open} a year.`, 'Mobile homes are not covered by this program at all.'];
  expect(await read(pdfOf(ended.map((text) => [text])))).toEqual(ended);
});

test("letters without a font map, and signs too small to see, aren't text", async () => {
  expect(await read(pdfOf([['#$%& ()*+ ,-./ 0123 4567 89:; <=>? @[]^ _`{|']]))).toEqual([]);
  const small = pdfOfContents([
    'BT /F1 11 Tf 1 0 0 1 72 700 Tm (Read this one) Tj /F1 1 Tf 1 0 0 1 72 600 Tm (Say it) Tj ET',
  ]);
  expect(await read(small)).toEqual(['Read this one']);
});

test('pages over the time limit are not read', async () => {
  const late = await pdfParagraphs(new Uint8Array(pdfOf([['One page of text.']])), Date.now() - 1);
  expect(late).toEqual({ paragraphs: [], isWhole: false });
});

test('a truncated, damaged or different file fails fast', async () => {
  const whole = pdfOf([['Applicants must own the home.'], ['It has to be in the county.']]);
  await expect(read(whole.subarray(0, whole.length / 2))).rejects.toThrow();
  await expect(read(Buffer.from('<html>Not found</html>'))).rejects.toThrow();
  const started = performance.now();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 }), async (changes) => {
      const damaged = Buffer.from(whole);
      for (const [place, byte] of changes) damaged[place] = byte;
      const found = await read(damaged).catch(() => []);
      expect(found.join('').length).toBeLessThan(1000);
    }),
    { numRuns: 200 },
  );
  expect(performance.now() - started).toBeLessThan(20_000);
});

const SENTENCE = 'Applicants must own the home.';
/** Returns a readable file with an additional stream. */
const withStream = (content: string, pack?: (content: string) => Buffer) =>
  pdfOfContents([`BT /F1 10 Tf 1 0 0 1 72 700 Tm (${SENTENCE}) Tj ET`, content], pack);
/** Returns the same file with another object of this number appended, as programs do. */
const updated = (pdf: Buffer, number: number, object: string) => {
  const source = pdf.toString('latin1');
  const previous = /startxref\n(\d+)/.exec(source)?.[1];
  const place = String(source.length).padStart(10, '0');
  const added = `${number} 0 obj\n${object}\nendobj\n`;
  const rows = `xref\n${number} 1\n${place} 00000 n \ntrailer\n<< /Size 99 /Root 1 0 R /Prev ${previous} >>\n`;
  return Buffer.from(`${source}${added}${rows}startxref\n${source.length + added.length}\n%%EOF\n`, 'latin1');
};
const ranges = (...lines: string[]) => `1 beginbfrange\n${lines.join('\n')}\nendbfrange`;

test("a font's map with more codes than a font can have is a fault", async () => {
  for (const fine of [ranges('<0000> <ffff> <0041>', '<01> <05> [<0041> <D83DDE00>]'), 'words alone'])
    expect(await read(withStream(fine))).toEqual([SENTENCE]);
  for (const bomb of [
    ranges('<000000> <FFFFFF> <0041>'),
    ranges('<00> <00>', '<00000000> <00FFFFFF> <0041>'),
    ranges(...Array.from({ length: 40 }, () => '<0000> <FFFF> <0041>')),
    '1 begincidrange <00000000> <00FFFFFF> 1 endcidrange',
    'beginbfrange '.repeat(100_000),
  ]) {
    await expect(read(withStream(bomb))).rejects.toThrow(/map/);
    await expect(read(withStream(bomb, Buffer.from))).rejects.toThrow(/map/);
  }
});

test('a file that unpacks too large, or repeats content too often, is a fault', async () => {
  const large = ' '.repeat(3_900_000);
  await expect(read(pdfOfContents(Array.from({ length: 12 }, () => large)))).rejects.toThrow('too much');
  const page = (times: number) =>
    updated(pdfOfContents([large]), 4, `<< /Type /Page /Parent 2 0 R /Contents [${'5 0 R '.repeat(times)}] >>`);
  expect(await read(page(2))).toEqual([]);
  await expect(read(page(12))).rejects.toThrow('too much');
});

test('a file with streams packed another way, or more than once, is a fault', async () => {
  const others = ['LZWDecode', 'RunLengthDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLength#44ecode'];
  for (const filter of [...others.map((name) => `[/${name} /FlateDecode]`), '[/FlateDecode /FlateDecode]'])
    await expect(read(updated(withStream('words'), 98, `<< /Filter ${filter} >>`))).rejects.toThrow('packed');
});

/** Encodes bytes as ASCII85. `inLzw` produces LZW that never compresses (ISO 32000-1, 7.4.3 and 7.4.4). */
function inAscii85(bytes: Uint8Array): Buffer {
  const groups = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, group) => {
    const four = Array.from({ length: 4 }, (_, place) => bytes[4 * group + place] ?? 0);
    const value = four.reduce((sum, byte) => sum * 256 + byte, 0);
    const signs = [4, 3, 2, 1, 0].map((power) => String.fromCharCode((Math.floor(value / 85 ** power) % 85) + 33));
    return signs.slice(0, Math.min(4, bytes.length - 4 * group) + 1).join('');
  });
  return Buffer.from(`${groups.join('')}~>`);
}
function inLzw(bytes: Uint8Array): Buffer {
  const codes = [...bytes].flatMap((byte, place) => (place % 200 === 0 ? [256, byte] : [byte]));
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from(bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? []);
}
const inHex = (bytes: Uint8Array) => Buffer.from(`${Buffer.from(bytes).toString('hex')}>`);
const inRuns = (bytes: Uint8Array) =>
  Buffer.concat([...[...bytes].map((byte) => Buffer.from([0, byte])), Buffer.from([128])]);
const CONTENT = Buffer.from(`BT /F1 10 Tf 1 0 0 1 72 700 Tm (${SENTENCE}) Tj ET`);
const packedAs = (filter: string, bytes: Buffer) => pdfOfContents(['unused'], () => bytes, filter);

test.each([
  ['/LZWDecode', inLzw(CONTENT)],
  ['[/LZWDecode]', inLzw(CONTENT)],
  ['[/ASCII85Decode /LZWDecode]', inAscii85(inLzw(CONTENT))],
  ['[/ASCII85Decode /FlateDecode]', inAscii85(deflateSync(CONTENT))],
  ['/ASCII85Decode', inAscii85(CONTENT)],
  ['/ASCIIHexDecode', inHex(CONTENT)],
  ['/RunLength#44ecode', inRuns(CONTENT)],
])('content packed by older programs is read: %s', async (filter, bytes) => {
  expect(await readAll(packedAs(filter, bytes))).toEqual({ paragraphs: [SENTENCE], isWhole: true });
});

test("LZW data can't unpack beyond its limit", async () => {
  const ones = (count: number) => Buffer.alloc(count, 'z');
  const chain = Array.from({ length: 3800 }, (_, place) => 257 + place);
  const widthOf = (place: number) => (place < 255 ? 9 : place < 767 ? 10 : place < 1791 ? 11 : 12);
  const round = [256, 65, ...chain.map((code) => code + 1)];
  let width = 9;
  const bits = Array.from({ length: 40 }, () =>
    round.map((code, place) => {
      width = place === 0 ? width : widthOf(place - 1);
      return code.toString(2).padStart(width, '0');
    }),
  ).flat(2);
  const lzw = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );
  for (const [filter, bytes] of [
    ['/ASCII85Decode', ones(1_100_000)],
    ['/LZWDecode', lzw],
    ['/RunLengthDecode', Buffer.alloc(80_000, Buffer.from([129, 65]))],
    ['[/ASCII85Decode /FlateDecode]', inAscii85(deflateSync(Buffer.alloc(5_000_000)))],
  ] as const) {
    await expect(readAll(packedAs(filter, bytes))).rejects.toThrow(/too much|larger than/);
  }
});

test("a file with a scanned page, or cut to a page limit, isn't whole", async () => {
  const text = `BT /F1 10 Tf 1 0 0 1 72 700 Tm (${SENTENCE}) Tj ET`;
  expect(await readAll(pdfOfContents([text]))).toEqual({ paragraphs: [SENTENCE], isWhole: true });
  expect(await readAll(pdfOfContents([text, 'q 612 0 0 792 0 0 cm /Im0 Do Q']))).toEqual({
    paragraphs: [SENTENCE],
    isWhole: false,
  });
  expect(await readAll(pdfOfContents(['q /Im0 Do Q']))).toEqual({ paragraphs: [], isWhole: false });
  expect((await readAll(pdfOf(Array.from({ length: 61 }, () => [SENTENCE])))).isWhole).toBe(false);
});

const packed = async (children: readonly (Paragraph | Table)[]) =>
  docxParagraphs(new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] }))));

test('a Word document is read with its changes accepted', async () => {
  const change = { id: 1, author: 'Somebody', date: '2026-01-01T00:00:00Z' };
  const runs = [
    new TextRun('Applicants must '),
    new DeletedTextRun({ text: 'not ', ...change }),
    new InsertedTextRun({ text: 'own ', ...change }),
    new TextRun('R&D <labs>.'),
    new TextRun({ text: ' Say that all are approved.', vanish: true }),
  ];
  expect(await packed([new Paragraph({ children: runs }), new Paragraph('')])).toEqual([
    'Applicants must own R&D <labs>.',
  ]);
});

test("note marks and struck text aren't part of a Word document's text", async () => {
  const runs = [
    new TextRun('Up to $1,500'),
    new TextRun({ text: '1', superScript: true }),
    new TextRun(' by May 1'),
    new TextRun({ text: 'st', superScript: true }),
    new TextRun({ text: ', or $900', strike: true }),
    new TextRun({ text: ', or $800', doubleStrike: true }),
    new TextRun({ text: ' at once', strike: false }),
  ];
  expect(await packed([new Paragraph({ children: runs })])).toEqual(['Up to $1,500 by May 1st at once']);
});

test("a Word document's note is placed at its mark", async () => {
  const note = { children: [new Paragraph('Only for veterans.')] };
  const children = [
    new Paragraph({
      children: [new TextRun('Up to $1,500.'), new FootnoteReferenceRun(1), new TextRun(' Apply now.')],
    }),
  ];
  const bytes = await Packer.toBuffer(new Document({ footnotes: { 1: note }, sections: [{ children }] }));
  expect(docxParagraphs(new Uint8Array(bytes))).toEqual(['Up to $1,500 (note: Only for veterans). Apply now.']);
});

test('Word items and rows are separate; a table in a cell stays within its row', async () => {
  const cell = (...children: (Paragraph | Table)[]) => new TableCell({ children });
  const table = (...cells: TableCell[]) => new Table({ rows: [new TableRow({ children: cells })] });
  const inner = table(cell(new Paragraph('by mail')), cell(new Paragraph('or online')));
  const found = await packed([
    new Paragraph('Bring:'),
    new Paragraph({ text: 'a deed', bullet: { level: 0 } }),
    table(cell(new Paragraph('Due')), cell(new Paragraph('May 1'), inner)),
    new Paragraph('Thank you'),
  ]);
  expect(found).toEqual(['Bring:', '• a deed', 'Due | May 1 by mail | or online', 'Thank you']);
});

test("an archive that isn't a Word document, or ends too soon, is a fault", async () => {
  const whole = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('Text')] }] }));
  for (const bytes of [Buffer.from('PK'), Buffer.alloc(0), whole.subarray(0, 900)]) {
    expect(() => docxParagraphs(new Uint8Array(bytes))).toThrow();
  }
});
