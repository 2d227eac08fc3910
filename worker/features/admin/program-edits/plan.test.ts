import { expect, test } from 'vitest';
import type { EditableRow } from './fields.ts';
import { type EditPlan, planOf, type WantedEdits } from './plan.ts';
import { rulesOfText } from './text-rules.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const ROW: EditableRow = {
  ...{
    title: 'Numbat Fund',
    description: null,
    provider: null,
    amount: '$1',
    deadline: 'May 1',
    eligibility: 'Anybody',
  },
  ...{ requirements: null, url: null, applicationUrl: null, category: 'Research', programType: 'grant' },
  ...{ deadlineDate: '2026-05-01', deadlineKind: 'fixed', deadlineAt: '2026-05-02T10:59:59.000Z', status: 'closed' },
  rules: null,
};
const rulesOf = (text: string | null) => rulesOfText(text, { title: 'Numbat Fund', source: 'law' });
const NOBODY = { row: ROW, edits: new Map() };

function edited({ row, edits }: Pick<EditPlan, 'row' | 'edits'>, wanted: Partial<WantedEdits>): EditPlan {
  return planOf(row, edits, { edits: [], withdraw: [], ...wanted }, { timeZone: undefined, now: NOW, rulesOf });
}
const statusOf = ({ row, edits }: EditPlan) => [
  row.status,
  edits.get('status')?.value,
  edits.get('status')?.sourceValue,
];

test('a hidden status and a corrected deadline both set the status, independently', () => {
  const moved = edited(NOBODY, { edits: [['deadlineDate', '2026-07-01']] });
  expect(statusOf(moved)).toEqual(['open', 'open', 'closed']);
  const hidden = edited(moved, { edits: [['hidden', true]] });
  expect(statusOf(hidden)).toEqual(['hidden', 'hidden', 'closed']);
  expect(statusOf(edited(hidden, { withdraw: ['hidden'] }))).toEqual(['open', 'open', 'closed']);
  const back = edited(hidden, { withdraw: ['deadlineDate'] });
  expect(statusOf(back)).toEqual(['hidden', 'hidden', 'closed']);
  expect(back.row).toEqual({ ...ROW, status: 'hidden' });
  expect(statusOf(edited(back, { edits: [['hidden', false]] }))).toEqual(['closed', undefined, undefined]);
});

test('a new date does not reopen what its source withdrew', () => {
  const withdrawn = { ...NOBODY, row: { ...ROW, deadlineDate: '2026-08-01', deadlineAt: '2026-08-02T10:59:59.000Z' } };
  expect(edited(withdrawn, { edits: [['deadlineDate', '2026-09-01']] }).row.status).toBe('closed');
});

test('a corrected program that was withdrawn is not reopened by another correction', () => {
  const moved = edited(NOBODY, { edits: [['deadlineDate', '2026-07-01']] });
  // A program's state after its source stops listing it.
  const withdrawn = { edits: moved.edits, row: { ...moved.row, status: 'closed' as const } };
  const retitled = edited(withdrawn, { edits: [['title', 'Quoll Fund']] });
  expect(statusOf(retitled)[0]).toBe('closed');
  // The form may resend the date.
  const same = edited(withdrawn, {
    edits: [
      ['title', 'Quoll Fund'],
      ['deadlineDate', '2026-07-01'],
    ],
  });
  expect(statusOf(same)[0]).toBe('closed');
});

test('the source’s own status is stored with a corrected date, even if it is the same', () => {
  const open = { ...NOBODY, row: { ...ROW, status: 'open' as const, deadlineDate: null, deadlineAt: null } };
  const moved = edited(open, { edits: [['deadlineDate', '2026-07-01']] });
  expect(statusOf(moved)).toEqual(['open', 'open', 'open']);
  expect(statusOf(edited(moved, { withdraw: ['deadlineDate'] }))).toEqual(['open', undefined, undefined]);
});

test('different spacing is not a change', () => {
  const lines = { ...NOBODY, row: { ...ROW, eligibility: 'Owners\nVeterans', amount: '' } };
  const tidied = edited(lines, {
    edits: [
      ['eligibility', 'Owners\n\n  Veterans'],
      ['amount', null],
    ],
  });
  expect(tidied.audit).toHaveLength(2);
  expect(tidied.changes).toEqual([]);
});

test('a deadline change shows its words, or its date if the words are the same', () => {
  const changesOf = (edits: WantedEdits['edits']) => edited(NOBODY, { edits }).changes;
  expect(changesOf([['deadlineDate', '2026-07-01']])).toEqual([
    { field: 'deadline', before: '2026-05-01', after: '2026-07-01' },
  ]);
  const both = [['deadlineDate', '2026-07-01'] as const, ['deadline', 'July 1'] as const];
  expect(changesOf(both)).toEqual([{ field: 'deadline', before: 'May 1', after: 'July 1' }]);
  expect(changesOf([['deadlineDate', null]])).toEqual([{ field: 'deadline', before: '2026-05-01', after: 'May 1' }]);
  expect(changesOf([['title', 'Quoll Fund']])).toEqual([]);
});

test('one edit can change, withdraw and keep fields', () => {
  const first = edited(NOBODY, {
    edits: [
      ['amount', '$2'],
      ['title', 'Quoll Fund'],
    ],
  });
  const second = edited(first, {
    edits: [
      ['eligibility', 'Owners'],
      ['provider', null],
    ],
    withdraw: ['title', 'url'],
  });
  expect(second.audit).toEqual([
    { field: 'eligibility', action: 'edited', before: 'Anybody', after: 'Owners' },
    { field: 'title', action: 'withdrawn', before: 'Quoll Fund', after: 'Numbat Fund' },
  ]);
  expect([...second.edits.keys()]).toEqual(['amount', 'eligibility']);
  expect(second.row).toEqual({ ...ROW, amount: '$2', eligibility: 'Owners' });
});

const VETERANS = { fact: 'veteran', is: true, says: 'You served', source: 'law' } as const;

test('a new eligibility text brings its own rules, and removes them when withdrawn', () => {
  const program = { ...NOBODY, row: { ...ROW, eligibility: 'Veterans.', rules: VETERANS } };
  const reworded = edited(program, { edits: [['eligibility', 'For veterans.']] });
  expect(reworded.row.rules).toEqual(VETERANS);
  expect(reworded.audit.map(({ field }) => field)).toEqual(['eligibility']);

  const other = edited(program, { edits: [['eligibility', 'You must be 65 or older.']] });
  expect(JSON.stringify(other.row.rules)).toContain('"atLeast":65');
  expect(JSON.stringify(other.row.rules)).not.toContain('veteran');
  expect(other.edits.get('rules')?.sourceValue).toEqual(VETERANS);
  expect(other.audit[1]).toMatchObject({ field: 'rules', action: 'edited', before: 'You served' });
  expect(edited(other, { edits: [['eligibility', null]] }).row.rules).toBeNull();
  expect(edited(other, { edits: [['title', 'Quoll Fund']] }).row.rules).toEqual(other.row.rules);

  const back = edited(other, { withdraw: ['eligibility'] });
  expect(back.row).toEqual(program.row);
  expect(back.audit[1]).toMatchObject({ field: 'rules', action: 'withdrawn', after: 'You served' });
  expect([...back.edits]).toEqual([]);
});
