import { Unzip, UnzipInflate } from 'fflate';
import { decodeEntities } from '../../../../web/entities.ts';
import { nextMarkup } from '../../../../web/html-tags.ts';
import { NOTE_MARK } from '../checks/note-mark.ts';
import { withoutEnd } from '../proof/text.ts';

const TEXT_PART = 'word/document.xml';
const NOTE_PARTS = ['word/footnotes.xml', 'word/endnotes.xml'] as const;
const NOTE = /^(foot|end)notereference$/;

/** About a hundred pages of text. */
const MOST_BYTES = 5_000_000;

/** How many bytes to unpack at a time. Small steps reveal excessive growth early. */
const STEP = 4096;

/** Deleted or moved text, field codes, and fallbacks for older software. */
const LEFT_OUT = new Set(['del', 'movefrom', 'fallback', 'instrtext', 'deltext']);
/** Marks text as hidden or struck through. */
const HIDING = new Set(['vanish', 'strike', 'dstrike']);
const SPACES = new Set(['tab', 'br', 'cr', 'ptab']);

/**
 * Returns the paragraphs, list items and rows of a Word document (ECMA-376), with each note's text in place of its
 * mark. Throws if the file isn't a Word document or is too large.
 */
export function docxParagraphs(bytes: Uint8Array): string[] {
  const parts = partsOf(bytes);
  const text = parts.get(TEXT_PART);
  if (text === undefined) throw new Error('Not a Word document');
  const notes = new Map(NOTE_PARTS.flatMap((name) => [...notesOf(name, parts.get(name) ?? '')]));
  return blocksOf(text, notes);
}

function partsOf(bytes: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>();
  let length = 0;
  const unzip = new Unzip((file) => {
    if (file.name !== TEXT_PART && !NOTE_PARTS.some((name) => name === file.name)) return;
    const decoder = new TextDecoder();
    let xml = '';
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      length += chunk.length;
      if (length > MOST_BYTES) throw new Error('The document is too large');
      xml += decoder.decode(chunk, { stream: !isLast });
      if (isLast) parts.set(file.name, xml);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let place = 0; place < bytes.length; place += STEP) {
    unzip.push(bytes.subarray(place, place + STEP), place + STEP >= bytes.length);
  }
  return parts;
}

const ID = /w:id\s*=\s*["'](-?\d+)["']/;

/** Returns the notes in a part, by kind and number. */
function notesOf(part: string, xml: string): Map<string, string> {
  const [, kind = ''] = /(foot|end)notes\.xml$/.exec(part) ?? [];
  const notes = xml.split(`<w:${kind}note `).flatMap((piece): [string, string][] => {
    const [, id] = ID.exec(piece.slice(0, piece.indexOf('>'))) ?? [];
    const [inside = ''] = piece.split(`</w:${kind}note>`, 1);
    const text = id === undefined ? '' : blocksOf(inside.slice(inside.indexOf('>') + 1), new Map()).join(' ');
    return text === '' ? [] : [[`${kind}${id}`, withoutEnd(text, /[.\s]/)]];
  });
  return new Map(notes);
}

/** Appends a note to a text. The final punctuation moves to the end of the note. */
function withNote(text: string, note: string | undefined): string {
  if (note === undefined) return text;
  const end = /[.,;:!?]$/.exec(text)?.[0] ?? '';
  return `${text.slice(0, text.length - end.length)} (note: ${note})${end}`;
}

/** Reads the source in one pass, and returns what a reader sees once all changes are accepted. */
function blocksOf(xml: string, notes: ReadonlyMap<string, string>): string[] {
  const blocks: string[] = [];
  /** The open rows, each with its cells so far. A nested table comes after the row around it. */
  const rows: string[][] = [];
  let cell: string[] = [];
  const cells: string[][] = [];
  let paragraph = '';
  let isItem = false;
  let isHidden = false;
  let isRaised = false;
  let skipping: { name: string; depth: number } | null = null;
  const keep = (text: string) => {
    if (text !== '') (rows.length > 0 ? cell : blocks).push(text);
  };
  const ended = () => {
    const text = paragraph.replace(/\s+/g, ' ').trim();
    keep(text !== '' && isItem ? `• ${text}` : text);
    paragraph = '';
    isItem = false;
  };
  for (let tag = nextMarkup(xml, 0); tag; tag = nextMarkup(xml, tag.end)) {
    const name = tag.name.slice(tag.name.indexOf(':') + 1);
    const { isEnd } = tag;
    const source = xml.slice(tag.start, tag.end);
    const isEmpty = source.endsWith('/>');
    if (skipping) {
      if (name === skipping.name && !isEmpty) skipping.depth += isEnd ? -1 : 1;
      if (skipping.depth === 0) skipping = null;
    } else if (LEFT_OUT.has(name)) {
      if (!isEnd && !isEmpty) skipping = { name, depth: 1 };
    } else if (name === 'p' && (isEnd || isEmpty)) ended();
    else if (name === 'tr' && !isEmpty) {
      if (!isEnd) {
        cells.push(cell);
        rows.push([]);
        continue;
      }
      const row = rows.pop() ?? [];
      cell = cells.pop() ?? [];
      keep(row.join(' | '));
    } else if (name === 'tc' && !isEmpty) {
      if (isEnd && cell.length > 0) rows.at(-1)?.push(cell.join(' '));
      cell = [];
    } else if (isEnd) continue;
    else if (name === 'numpr') isItem = true;
    else if (name === 'r') isHidden = isRaised = false;
    else if (HIDING.has(name)) isHidden ||= !/val\s*=\s*["'](?:0|false|off)["']/.test(source);
    else if (name === 'vertalign') isRaised = /val\s*=\s*["']superscript["']/.test(source);
    else if (isHidden) continue;
    else if (NOTE.test(name)) {
      paragraph = withNote(paragraph, notes.get(`${NOTE.exec(name)?.[1]}${ID.exec(source)?.[1]}`));
    } else if (SPACES.has(name)) paragraph += ' ';
    else if (name === 'nobreakhyphen') paragraph += '-';
    else if (name === 't' && !isEmpty) {
      const close = xml.indexOf('<', tag.end);
      const text = decodeEntities(xml.slice(tag.end, close < 0 ? xml.length : close));
      if (!isRaised || !NOTE_MARK.test(text)) paragraph += text;
    }
  }
  return blocks;
}
