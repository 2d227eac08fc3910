import { CHANGED_FIELDS, type GrantChange } from '../../../contract/grants.ts';

/** A change of a saved program, as it is stored. */
export interface StoredChange {
  grantId: string;
  title: string;
  provider: string | null;
  field: string;
  before: string | null;
  after: string | null;
  createdAt: string;
}

/** A saved program with what is different in it since the member was told last. */
export interface ChangedProgram {
  id: string;
  title: string;
  provider: string | null;
  fields: Pick<GrantChange, 'field' | 'before' | 'after'>[];
  /** When the last of it changed. */
  changedAt: string;
}

/**
 * Changes of one member's programs, the first change first, as the member is told of them: of each field what it was at
 * first and what it is now, and nothing where that is the same again. The program that changed last comes first.
 */
export function gathered(changes: readonly StoredChange[]): ChangedProgram[] {
  const programs = Map.groupBy(changes, ({ grantId }) => grantId);
  const changed = [...programs].flatMap(([id, all]): ChangedProgram[] => {
    const [last] = all.toReversed();
    const fields = CHANGED_FIELDS.flatMap((field): ChangedProgram['fields'] => {
      const own = all.filter((change) => change.field === field);
      const [from, to] = [own[0], own.at(-1)];
      return from && to && from.before !== to.after ? [{ field, before: from.before, after: to.after }] : [];
    });
    if (!last || fields.length === 0) return [];
    return [{ id, title: last.title, provider: last.provider, fields, changedAt: last.createdAt }];
  });
  return changed.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : 0));
}

/** Longer texts would make a mail that nobody reads: the program's page has them whole. */
const LONGEST = 240;
/** Words that stay before what is different. */
const LEAD = 6;

/** Two versions of a text, each cut down to where they begin to differ. */
export function excerpts(before: string, after: string): [string, string] {
  if (before.length <= LONGEST && after.length <= LONGEST) return [before, after];
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const differs = was.findIndex((word, place) => word !== is[place]);
  const same = differs < 0 ? Math.min(was.length, is.length) : differs;
  const from = Math.max(0, same - LEAD);
  return [cut(was, from), cut(is, from)];
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function cut(words: readonly string[], from: number): string {
  const rest = words.slice(from).join(' ');
  const shown =
    rest.length <= LONGEST
      ? rest
      : `${rest
          .slice(0, LONGEST)
          .replace(/\s\S*$/, '')
          .toWellFormed()} …`;
  return from > 0 ? `… ${shown}` : shown;
}
