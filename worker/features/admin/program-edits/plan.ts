import { CHANGED_FIELDS } from '../../../../contract/programs/grants.ts';
import type { EditedField } from '../../../../contract/programs/program-edits.ts';
import { isRule, type Rule } from '../../../../contract/programs/rules.ts';
import { endOfDay } from '../../../../matching/program/deadlines.ts';
import { readsTheSame } from '../../../../matching/program/excerpts.ts';
import { describeRules } from '../../../../matching/rules/match.ts';
import { correctedStatus } from '../../programs/corrected-status.ts';
import {
  type EditableRow,
  editableRow,
  fieldOf,
  type Property,
  propertyOf,
  type StoredEdit,
  type StoredEdits,
} from './fields.ts';
import { askTheSame } from './text-rules.ts';

/** The changes that an admin requests for a program. */
export interface WantedEdits {
  edits: readonly (readonly [EditedField, string | boolean | null])[];
  withdraw: readonly EditedField[];
}

/** One field in the audit log. */
export interface EditedValue {
  field: EditedField | 'rules';
  action: 'edited' | 'withdrawn';
  before: string | null;
  after: string | null;
}

/** The changes to write. */
export interface EditPlan {
  row: EditableRow;
  /** All edits in effect after this one. */
  edits: Map<Property, StoredEdit>;
  audit: EditedValue[];
  /** The changes to show to members who saved the program. */
  changes: { field: string; before: string | null; after: string | null }[];
}

/** What a plan depends on, besides the program and the requested changes. */
export interface EditCircumstances {
  /** The time zone of the program's deadlines. */
  timeZone: string | undefined;
  now: number;
  /** Parses an eligibility text into rules. */
  rulesOf: (eligibility: string | null) => Rule | null;
}

/**
 * Computes the result of an edit. A value that matches the source's no longer needs an edit. If `audit` is empty, there
 * is nothing to write.
 */
export function planOf(
  row: EditableRow,
  stored: StoredEdits,
  { edits: wanted, withdraw }: WantedEdits,
  { timeZone, now, rulesOf }: EditCircumstances,
): EditPlan {
  const source = sourceOf(row, stored);
  const asked = new Map(wanted);
  for (const field of withdraw) asked.set(field, fieldOf(source, field));

  const edits = new Map(stored);
  const put = (property: Property, value: unknown) => edits.set(property, { value, sourceValue: source[property] });
  const audit: EditedValue[] = [];
  let isHidden = row.status === 'hidden';
  for (const [field, after] of asked) {
    const before = fieldOf(row, field);
    const isWithdrawn = after === fieldOf(source, field);
    if (before === after && !(isWithdrawn && isEdited(stored, field))) continue;
    audit.push({ field, action: isWithdrawn ? 'withdrawn' : 'edited', before: worded(before), after: worded(after) });
    if (field === 'hidden') isHidden = after === true;
    else if (isWithdrawn) edits.delete(field);
    else put(field, after);
    if (field === 'eligibility') {
      edits.delete('rules');
      // If the text has the same conditions as the source's own text, the source's rules are more precise than any that
      // we could parse.
      const rules = rulesOf(typeof after === 'string' ? after : null);
      if (!isWithdrawn && !askTheSame(rulesOf(source.eligibility), rules)) put('rules', rules);
    }
    if (field !== 'deadlineDate') continue;
    // Properties derived from the date.
    for (const property of ['deadlineKind', 'deadlineAt'] as const) edits.delete(property);
    if (isWithdrawn) continue;
    put('deadlineKind', after === null ? 'unknown' : 'fixed');
    put('deadlineAt', typeof after === 'string' ? endOfDay(after, timeZone) : null);
  }
  edits.delete('status');
  const day = edits.get('deadlineAt');
  // A program that closed after its date was corrected was withdrawn by its source. Editing another field doesn't
  // reopen it.
  const mayOpen = day !== undefined && (row.status !== 'closed' || audit.some(({ field }) => field === 'deadlineDate'));
  const held = day === undefined ? source.status : row.status;
  const shown = mayOpen ? correctedStatus(source, day.value, now) : held;
  const status = isHidden ? 'hidden' : shown;
  // With a corrected date, the source's status is stored too, because withdrawing the correction needs it.
  if (status !== source.status || day) put('status', status);

  const changed = editableRow.parse({
    ...source,
    ...Object.fromEntries([...edits].map(([property, { value }]) => [property, value])),
  });
  const [before, after] = [inWords(row.rules), inWords(changed.rules)];
  const action = edits.has('rules') ? 'edited' : 'withdrawn';
  if (before !== after) audit.push({ field: 'rules', action, before, after });
  return { row: changed, edits, audit, changes: changesBetween(row, changed) };
}

/** Describes the rules, one line per condition. */
function inWords(rules: unknown): string | null {
  return isRule(rules) ? describeRules(rules).join('\n') : null;
}

/** Returns whether an admin's value is in effect for this field. */
export function isEdited(stored: StoredEdits, field: EditedField): boolean {
  const edit = stored.get(propertyOf(field));
  return edit !== undefined && (field !== 'hidden' || edit.value === 'hidden');
}

/** Returns the row with the source's values. */
export function sourceOf(row: EditableRow, stored: StoredEdits): EditableRow {
  const said = [...stored].map(([property, { sourceValue }]) => [property, sourceValue]);
  return editableRow.parse({ ...row, ...Object.fromEntries(said) });
}

/** Returns the changes that members see. A hidden program has none, and different spacing isn't a change. */
function changesBetween(before: EditableRow, after: EditableRow): EditPlan['changes'] {
  if (before.status === 'hidden' || after.status === 'hidden') return [];
  return CHANGED_FIELDS.flatMap((field) => {
    if (!readsTheSame(before[field], after[field])) return [{ field, before: before[field], after: after[field] }];
    if (field !== 'deadline' || before.deadlineDate === after.deadlineDate) return [];
    const dayOf = ({ deadlineDate, deadline }: EditableRow) => deadlineDate ?? deadline;
    return [{ field, before: dayOf(before), after: dayOf(after) }];
  });
}

function worded(value: string | boolean | null): string | null {
  return typeof value === 'boolean' ? String(value) : value;
}
