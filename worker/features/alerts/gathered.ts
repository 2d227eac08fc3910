import { CHANGED_FIELDS, type GrantChange } from '../../../contract/programs/grants.ts';
import { readsTheSame } from '../../../matching/program/excerpts.ts';

/** A stored change to a saved program. */
export interface StoredChange {
  grantId: string;
  title: string;
  provider: string | null;
  field: string;
  before: string | null;
  after: string | null;
  /** The source of the current value. */
  source: string | null;
  createdAt: string;
}

/** A saved program and its changes since the member was last notified. */
export interface ChangedProgram {
  id: string;
  title: string;
  provider: string | null;
  fields: Pick<GrantChange, 'field' | 'before' | 'after' | 'source'>[];
  /** The time of the program's last change. */
  changedAt: string;
}

/**
 * Groups a member's changes by program for an email. Takes them oldest first. Shows each field's first and current
 * values, or nothing if they're the same again. The most recently changed program comes first.
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
