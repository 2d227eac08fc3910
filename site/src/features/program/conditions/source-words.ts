import { COPY_WORDS } from './source-date-words.ts';

/** Matches the note in catalog titles that a page was read from a copy. */
const COPY =
  /,?\s*\b(?:as )?(?:read(?: in part)?|reported|described|listed|told|repeated|quoted) in (?:an? )?(?:(?:older|newer|earlier|archived|undated|third-party) )*(?:cop(?:y|ies)|reposts?|mirror)\b(?: of (?:(?:early|late|spring|summer|fall|winter) )?(?:[A-Z][a-z]+ )?(?:\d{1,2}, )?\d{4}\b)?(?: cut off)?/g;
/** A shorter form, at the end of a title. */
const COPY_LAST =
  /[,;]?\s*\(?(?:in )?(?:an? )?(?:(?:undated|older|earlier) )+cop(?:y|ies)(?: in VA's public content repository)?\)?$/;
/** Titles of pages that were found on a list. */
const LIST = /,?\s*\bas (?:a public list (?:of sources names it with its phone|took them down)|named in public lists)/g;

export interface SourceWords {
  /** The page's own name. */
  name: string;
  /** The page itself, or a dated or undated copy of it. An undated copy has the date we checked it. */
  read: 'page' | 'copy' | 'undated-copy';
}

/** Returns a source's display name and how it was read. */
export function sourceWords(title: string): SourceWords {
  const name = title.replace(COPY, '').replace(COPY_LAST, '').replace(LIST, '').trim();
  if (name === title) return { name, read: 'page' };
  return { name, read: /\bundated\b/.test(title) ? 'undated-copy' : 'copy' };
}

/** Formats a source's date: "checked November 24, 2026, from a copy". */
export function readOn({ read }: SourceWords, day: string): string {
  if (read === 'undated-copy') return COPY_WORDS.undated(day);
  return read === 'copy' ? COPY_WORDS.dated(day) : day;
}
