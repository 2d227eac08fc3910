import { isOptedOut } from '../../../../web/robots.ts';
import { underLead } from '../checks/joined-blocks.ts';
import { underTheirLead } from '../checks/list-items.ts';
import { passagesWithoutInjection, withoutInjection } from '../checks/prompt-injection.ts';
import { docxParagraphs } from '../documents/docx.ts';
import type { Paragraphs } from '../documents/pdf.ts';
import { leadOf } from '../proof/leads.ts';
import { mayEndAfter, sentencesOf } from '../proof/quotes.ts';
import { cleaned } from '../proof/text.ts';
import { documentLinks } from './document-links.ts';
import { decoded, type FetchedPage } from './fetch-page.ts';
import { pageText } from './page-text.ts';
import { mostUsefulPassages } from './useful-passages.ts';

/** The maximum length to store for one text. */
const MOST_CHARACTERS = 30_000;

/** A shorter page is an empty app shell, an error message, or scanned text. */
const LEAST_CHARACTERS = 300;

/** Shorter passages are labels and buttons. */
const LEAST_OF_A_PASSAGE = 12;
const MOST_OF_A_TITLE = 200;

/** Longer passages are split, because processing one can take quadratic time. */
const MOST_OF_A_PASSAGE = 5000;

/** More lines than any text of that length has. */
const MOST_LINES = 5000;

/** Matches the end of a line in a table of contents. */
const CONTENTS = /(?:\.\s?){5}\s*\w{0,6}$/;
const END_OF_CONTENTS = 40;

export interface ReadPage {
  title: string;
  passages: string[];
  /** Addresses of the documents that the page links to. */
  documents: string[];
  /** True if the full text has more than these passages. */
  isPartial: boolean;
}

/**
 * Returns the text of a page or document. Returns `none` if it's outdated or its robots directives exclude us, and
 * `unreadable` if there's nothing to read: an empty app shell, scanned text, or an encrypted file. Throws if it's
 * damaged.
 */
export async function readPage(
  page: FetchedPage,
  hosts: readonly string[],
  until: number,
): Promise<ReadPage | 'none' | 'unreadable'> {
  const text = await textOf(page, hosts, until);
  if (!text || isSuperseded(text)) return 'none';
  const readable = passagesWithoutInjection(text.passages.flatMap(inPieces).map(cleaned));
  const passages = [...new Set(readable)].filter((passage) => passage.length >= LEAST_OF_A_PASSAGE);
  if (passages.join(' ').length < LEAST_CHARACTERS) return 'unreadable';
  const title = withoutInjection(cleaned(text.title)).slice(0, MOST_OF_A_TITLE) || nameOf(page.url);
  const kept = mostUsefulPassages(passages, MOST_CHARACTERS);
  const isPartial = !text.isWhole || lengthOf(kept) < lengthOf(passages);
  return { title, passages: kept, documents: text.documents, isPartial };
}

/** How pages say near the top that they're outdated. */
const SUPERSEDED =
  /^(?:archived?|superseded|rescinded|expired|withdrawn|historical)\b[^.:]{0,60}(?:$|:)|\b(?:this|the) (?:page|notice|document|guidance|content|information|announcement|version|policy|web ?page|rule)s? (?:is|are|was|were|has been|have been) (?:now )?(?:archived|superseded|rescinded|withdrawn|replaced|expired|obsolete|out ?dated|no longer (?:current|updated|in effect|valid|maintained|active))|\b(?:archived|historical) (?:content|information|page|document|material)\b|\b(?:has been|is|was) superseded by\b/i;
const BEGINNING = 8;

function isSuperseded({ title, passages }: Text): boolean {
  return [title, ...passages.slice(0, BEGINNING)].some((words) => SUPERSEDED.test(words));
}

function lengthOf(passages: readonly string[]): number {
  return passages.reduce((sum, { length }) => sum + length, 0);
}

interface Text {
  title: string;
  passages: string[];
  documents: string[];
  isWhole: boolean;
}

async function textOf(
  { url, type, charset, bytes, isCut }: FetchedPage,
  hosts: readonly string[],
  until: number,
): Promise<Text | null> {
  switch (type) {
    case 'html': {
      const html = decoded(bytes, charset);
      const { title, robots, passages, isWhole } = pageText(html, isCut);
      return isOptedOut(robots) ? null : { title, passages, documents: documentLinks(html, url, hosts), isWhole };
    }
    case 'plain': {
      const paragraphs = decoded(bytes, charset).split(/\n\s*\n/);
      return passagesOf(paragraphs.flatMap(inPieces), !isCut);
    }
    case 'pdf': {
      // Loaded on demand: it's half the size of the rest of the Worker, and rarely needed.
      const { pdfParagraphs } = await import('../documents/pdf.ts');
      return documentOf(await pdfParagraphs(bytes, until));
    }
    case 'docx':
      return documentOf({ paragraphs: docxParagraphs(bytes), isWhole: true });
  }
}

function documentOf({ paragraphs, isWhole }: Paragraphs): Text {
  const lines = paragraphs.flatMap(inPieces).filter((line) => !CONTENTS.test(line.slice(-END_OF_CONTENTS)));
  return passagesOf(lines, isWhole);
}

/** Splits a text without title or links into passages. */
function passagesOf(lines: readonly string[], isAll: boolean): Text {
  const isWhole = isAll && lines.length <= MOST_LINES;
  return { title: '', passages: underTheirLead(lines.slice(0, MOST_LINES), !isWhole), documents: [], isWhole };
}

/**
 * Splits a long passage between sentences. Each piece keeps the words it depends on and what limits it. Drops a piece
 * that is too long and can't be split, because half of it could say the opposite.
 */
function inPieces(passage: string): string[] {
  if (passage.length <= MOST_OF_A_PASSAGE) return [passage];
  const lead = leadOf(passage);
  const room = MOST_OF_A_PASSAGE - lead.length;
  const sentences = sentencesOf(passage);
  const pieces: string[] = [];
  let start = 0;
  let end = 0;
  const keep = () => {
    const piece = passage.slice(start, end).trim();
    if (piece.length <= MOST_OF_A_PASSAGE) pieces.push(start > 0 && lead !== '' ? underLead(lead, piece) : piece);
  };
  let from = 0;
  for (const [place, sentence] of sentences.entries()) {
    if (!mayEndAfter(sentences, place)) continue;
    if (end > start && sentence.end - start > room) {
      keep();
      start = from;
    }
    end = sentence.end;
    from = sentence.end;
  }
  keep();
  return pieces;
}

/** Names a document after its file, since no other name is reliable. */
function nameOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const file = pathname.split('/').at(-1) ?? '';
  if (!/\.(?:pdf|docx)$/i.test(file)) return hostname;
  try {
    return `${withoutInjection(cleaned(decodeURIComponent(file))).slice(0, MOST_OF_A_TITLE)} (${hostname})`;
  } catch {
    return hostname;
  }
}
