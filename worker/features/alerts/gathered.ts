import { CHANGED_FIELDS, type GrantChange } from '../../../contract/grants.ts';
import { readsTheSame } from '../../../matching/excerpts.ts';

/** A change of a saved program, as it is stored. */
export interface StoredChange {
  grantId: string;
  title: string;
  provider: string | null;
  field: string;
  before: string | null;
  after: string | null;
  /** The source that states what it is now. */
  source: string | null;
  createdAt: string;
}

/** A saved program with what is different in it since the member was told last. */
export interface ChangedProgram {
  id: string;
  title: string;
  provider: string | null;
  fields: Pick<GrantChange, 'field' | 'before' | 'after' | 'source'>[];
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
      return from && to && !readsTheSame(from.before, to.after)
        ? [{ field, before: from.before, after: to.after, source: to.source }]
        : [];
    });
    if (!last || fields.length === 0) return [];
    return [{ id, title: last.title, provider: last.provider, fields, changedAt: last.createdAt }];
  });
  return changed.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : 0));
}
