import { AUDIENCES } from '../../../contract/programs/catalog.ts';
import { barredKinds } from '../../../matching/rules/barred.ts';
import { conceptsOf } from '../../../matching/search/concepts.ts';
import { phraseStems } from '../../../matching/search/words.ts';
import type { GrantRow } from './normalize.ts';

/** Beyond this many stems, a description only adds detail. */
const MOST_STEMS = 400;

/** A longer eligibility list includes everyone, so the word "artist" in it doesn't make the program one for artists. */
const MOST_NAMED = 30;

/** Audiences, which don't count as names: many programs are for veterans, for example. */
const AUDIENCE_WORDS: ReadonlySet<string> = new Set(AUDIENCES);

/** What search needs besides a program's texts. Computed whenever a program is written. */
export interface SearchColumns {
  concepts: string;
  mentions: string;
  titleStems: string;
  nameStems: string;
  stems: string;
  barred: string;
}

/** Computes a program's concepts and the stems of its texts. */
export function searchColumnsOf(
  row: Pick<GrantRow, 'title' | 'keywords' | 'description' | 'eligibility' | 'category' | 'provider' | 'rules'>,
): SearchColumns {
  const title = phraseStems(row.title);
  const keywords = (row.keywords ?? '').split(/[,;\n]/).map((keyword) => keyword.trim());
  const names = keywords.filter((keyword) => !AUDIENCE_WORDS.has(keyword)).map(phraseStems);
  const description = phraseStems(row.description ?? '');
  const eligibility = (row.eligibility ?? '').split('\n').length > MOST_NAMED ? null : row.eligibility;
  const others = phraseStems([eligibility, row.category, row.provider].filter(Boolean).join(' '));
  const { named, mentioned } = conceptsOf({ title, names, description });
  const stems = [...new Set([...description, ...others])].slice(0, MOST_STEMS);
  return {
    concepts: named.join(' '),
    mentions: mentioned.join(' '),
    titleStems: title.join(' '),
    nameStems: names
      .filter((name) => name.length > 0)
      .map((name) => name.join(' '))
      .join(','),
    stems: ` ${stems.join(' ')} `,
    barred: barredKinds(row.rules ?? null)
      .map(barredToken)
      .join(' '),
  };
}

/** Returns the token that excludes this kind of applicant in the search tables. */
export function barredToken(kind: string): string {
  return `not${kind.replaceAll('-', '')}`;
}
