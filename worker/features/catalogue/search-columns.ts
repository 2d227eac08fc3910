import { conceptsOf } from '../../../matching/concepts.ts';
import { stem } from '../../../matching/stem.ts';
import { wordsOf } from '../../../matching/words.ts';
import type { GrantRow } from './normalise.ts';

/** Beyond these a description goes into detail. */
const MOST_STEMS = 400;

/** What searching needs besides a program's texts; made from them whenever a program is written. */
export interface SearchColumns {
  concepts: string;
  mentions: string;
  stems: string;
}

/** The concepts of a program and the stems of its texts. */
export function searchColumnsOf(row: GrantRow): SearchColumns {
  const description = row.description ?? '';
  const { named, mentioned } = conceptsOf({ title: row.title, names: row.keywords ?? '', description });
  const text = [description, row.eligibility, row.category, row.provider].filter(Boolean).join(' ');
  const stems = [...new Set(wordsOf(text).map(stem))].slice(0, MOST_STEMS);
  return { concepts: named.join(' '), mentions: mentioned.join(' '), stems: ` ${stems.join(' ')} ` };
}
