import { decodeEntities } from './entities.ts';
import { hiddenNames, hides, isNamed, VOID } from './hidden.ts';
import { endOfRaw, nextMarkup } from './html-tags.ts';

/** Longer texts are truncated before processing. */
const LONGEST = 200_000;
/** Texts are escaped at most twice. The extra rounds are for tags that form when other tags are removed. */
const MOST_ROUNDS = 5;

const ENDS_LINE =
  /^(?:br|p|div|ul|ol|tr|table|h[1-6]|hr|blockquote|section|article|header|footer|dl|dt|dd|pre|caption)$/i;
/** Elements whose content isn't text. */
const HIDDEN = /^(?:script|style|template|noscript|iframe|object|svg|math|title|textarea|xml)$/i;
/** Control characters, and characters that reverse or hide others. */
const INVISIBLE = /[[\p{Cc}\p{Cf}]--[\n\t\r]]/gv;
/**
 * Results for texts of at least this length are cached, one at a time: a crawled description is read for its subject
 * and again for the row.
 */
const LONG = 300;
let last = { html: '', text: '' };
/** A text without these needs no work: it's ASCII on one line, without tags or references. */
const NEEDS_WORK = /[^ -%'-;=-~]| {2}/;

/**
 * Returns the visible text of possible HTML, escaped once, twice or not at all. Removes all tags, and puts paragraphs
 * and list items on separate lines.
 */
export function plainText(html: string): string {
  if (html.length <= LONGEST && !NEEDS_WORK.test(html)) return html.trim();
  if (html.length < LONG) return textOf(html);
  if (last.html !== html) last = { html, text: textOf(html) };
  return last.text;
}

function textOf(html: string): string {
  let text = html.slice(0, LONGEST);
  for (let round = 0; round < MOST_ROUNDS && /[<&]/.test(text); round++) {
    const before = text;
    text = decodeEntities(withoutTags(text));
    if (text === before) break;
  }
  text = tidy(text);
  // Anything that still looks like a tag is malicious: nested too deeply, or split by an invisible character.
  return /<[/!?]?[a-zA-Z]/.test(text) ? tidy(withoutTags(text).replaceAll('<', '‹')) : text;
}

/** Removes control characters, and characters that reverse or hide others. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Like `plainText`, but on one line. */
export function plainLine(html: string): string {
  return plainText(html).replace(/\s+/g, ' ');
}

function withoutTags(text: string): string {
  const kept: string[] = [];
  const names = hiddenNames(text);
  let from = 0;
  /** The element that hides its content, and how many levels deep it's nested in itself. */
  let hiding: { name: string; depth: number } | null = null;
  for (let tag = nextMarkup(text, 0); tag; tag = nextMarkup(text, from)) {
    if (hiding === null) kept.push(text.slice(from, tag.start));
    const { name, isEnd } = tag;
    const source = text.slice(tag.start, tag.end);
    from = tag.end;
    if (name === '') continue;
    if (hiding !== null) {
      if (name === hiding.name) hiding.depth += isEnd ? -1 : 1;
      if (hiding.depth === 0) hiding = null;
    } else if (HIDDEN.test(name) && !isEnd && !source.endsWith('/>')) {
      const end = endOfRaw(text, tag);
      if (end === null) hiding = { name, depth: 1 };
      else from = end;
    } else if (!isEnd && !VOID.has(name) && (hides(source) || isNamed(source, names))) hiding = { name, depth: 1 };
    else kept.push(separatorOf(name, isEnd));
  }
  if (hiding === null) kept.push(text.slice(from));
  return kept.join('');
}

function separatorOf(name: string, closes: boolean): string {
  if (name === 'li') return closes ? '' : '\n• ';
  if (ENDS_LINE.test(name)) return '\n';
  return /^t[dh]$/.test(name) ? ' ' : '';
}

function tidy(text: string): string {
  let tidied = text;
  if (/[^ -~\n]| {2}/.test(tidied)) {
    tidied = tidied
      .replace(/\r\n?/g, '\n')
      .replace(INVISIBLE, '')
      .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ');
  }
  if (tidied.includes('\n')) {
    tidied = tidied
      .replace(/ ?\n ?/g, '\n')
      .replace(/(?:\n• ?)+(?=\n|$)/g, '\n')
      .replace(/\n• ?\n+/g, '\n• ')
      .replace(/\n{3,}/g, '\n\n');
  }
  return tidied.trim();
}
