import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FoundProgram } from '../../../../contract/programs/program-edits.ts';
import { distinctiveWords, type Word } from '../../../../matching/search/words.ts';
import type { Database } from '../../../db/client.ts';
import { grants, programEdits } from '../../../db/schema/index.ts';
import { foundProgramOf } from './editor-view.ts';

const MOST_FOUND = 50;
/** How many parts of an address to try as an ID. In our own addresses, the ID is in the middle. */
const MOST_PARTS = 10;

const foundRow = z.object({
  ...{ id: z.string(), title: z.string(), source: z.string(), programType: z.string(), status: z.string() },
  ...{
    deadlineAt: z.nullable(z.string()),
    mergedInto: z.nullable(z.string()),
    updatedAt: z.string(),
    isEdited: z.int(),
  },
});

/**
 * Finds programs with any status: by ID, by address, or by words that must all be in the title. ID matches come first,
 * then the rest by title. The search tables have only open programs, so `program_words` has the words of all programs.
 * A search reads only the programs it returns, no matter how many there are.
 */
export async function findByWords(
  db: Database,
  words: string,
): Promise<{ programs: FoundProgram[]; hasMore: boolean }> {
  const address = addressIn(words);
  const ids = [words, ...(address === null ? [] : partsOf(words))];
  const parts = [
    sql`SELECT row_id, 0 AS place FROM ${grants} WHERE ${grants.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    ...(address === null ? titled(distinctiveWords(words)) : at(address)),
  ];
  const each = parts.map((part) => sql`SELECT * FROM (${part})`);
  const rows = await db.all(
    sql`WITH found AS (SELECT row_id, min(place) AS place FROM (${sql.join(each, sql` UNION ALL `)}) GROUP BY row_id)
        SELECT id, title, source, program_type AS programType, status, deadline_at AS deadlineAt, merged_into AS mergedInto,
          updated_at AS updatedAt, EXISTS (SELECT 1 FROM ${programEdits} WHERE grant_id = ${grants.id}) AS isEdited
        FROM found JOIN ${grants} ON ${grants.rowId} = found.row_id
        ORDER BY place, title_stems, id LIMIT ${MOST_FOUND + 1}`,
  );
  const found = z.array(foundRow).parse(rows);
  return {
    programs: found.slice(0, MOST_FOUND).map(({ isEdited, ...row }) => foundProgramOf(row, isEdited === 1)),
    hasMore: found.length > MOST_FOUND,
  };
}

/** Matches each word, or its stem, as a prefix of a title word, so partial words match too. */
function titled(words: readonly Word[]): SQL[] {
  if (words.length === 0) return [];
  const each = words.map(({ text, stem }) => [...new Set([stem, text])].map(beginning).join(' OR '));
  return [matching(each.map((one) => `title : (${one})`).join(' AND '))];
}

/** Matches the address's words in sequence. The last one may be partial. */
function at(address: string): SQL[] {
  const words = address.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length === 0 ? [] : [matching(`address : ${beginning(words.join(' '))}`)];
}

function beginning(words: string): string {
  return `"${words.replaceAll('"', '""')}"*`;
}

/** Selects the newest matches first, so the database can stop as soon as it has enough. */
function matching(expression: string): SQL {
  return sql`SELECT rowid AS row_id, 1 AS place FROM program_words WHERE program_words MATCH ${expression}
    ORDER BY rowid DESC LIMIT ${MOST_FOUND + 1}`;
}

/** Returns the address without scheme, "www." and trailing slashes, or null if the words aren't an address. */
function addressIn(words: string): string | null {
  if (/\s/.test(words) || !/[^.]\.[a-z]{2,}/i.test(words)) return null;
  const bare = words
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
  return bare.length > 2 ? bare : null;
}

function partsOf(address: string): string[] {
  return address
    .split(/[/?#&=]/)
    .filter(Boolean)
    .slice(0, MOST_PARTS)
    .map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
