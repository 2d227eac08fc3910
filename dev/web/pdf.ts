import { deflateSync } from 'node:zlib';

const SIZE = { width: 612, height: 792 } as const;
const FONT = 11;
const LINE = 14;
const MARGIN = 72;
/** Characters per line, which fill the page between its margins. */
const LINE_LENGTH = 85;

/** Returns a PDF with one page for each list of paragraphs, in Helvetica. */
export function pdfOf(pages: readonly (readonly string[])[]): Buffer {
  return pdfOfContents(pages.map(contentOf));
}

/** Returns a PDF with these page contents (ISO 32000-1, 7.8.2), compressed the way most programs do it. */
export function pdfOfContents(
  contents: readonly string[],
  pack: (content: string) => Buffer = deflateSync,
  filter = '/FlateDecode',
): Buffer {
  const kids = contents.map((_, place) => `${4 + 2 * place} 0 R`).join(' ');
  const objects: Uint8Array[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] /MediaBox [0 0 ${SIZE.width} ${SIZE.height}] /Resources << /Font << /F1 3 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ].map((text) => Buffer.from(text));
  for (const [place, content] of contents.entries()) {
    const packed = pack(content);
    objects.push(Buffer.from(`<< /Type /Page /Parent 2 0 R /Contents ${5 + 2 * place} 0 R >>`));
    const head = Buffer.from(`<< /Length ${packed.length} /Filter ${filter} >>\nstream\n`);
    objects.push(Buffer.concat([head, packed, Buffer.from('\nendstream')]));
  }
  return written(objects);
}

function written(objects: readonly Uint8Array[]): Buffer {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(parts.reduce((sum, { length }) => sum + length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`),
    Buffer.from(`startxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

function contentOf(paragraphs: readonly string[]): string {
  let down = SIZE.height - MARGIN;
  const lines: string[] = [];
  for (const paragraph of paragraphs) {
    for (const line of linesOf(paragraph)) {
      lines.push(`1 0 0 1 ${MARGIN} ${down} Tm (${line.replace(/[\\()]/g, '\\$&')}) Tj`);
      down -= LINE;
    }
    down -= LINE;
  }
  return `BT /F1 ${FONT} Tf\n${lines.join('\n')}\nET`;
}

function linesOf(paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + word.length >= LINE_LENGTH) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
