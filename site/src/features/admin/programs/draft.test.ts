import { expect, test } from 'vitest';
import { PROGRAM } from '../../../../../tests/harness/screens/admin-answers.ts';
import {
  changedFields,
  type Draft,
  faultsIn,
  NO_DRAFT,
  requestOf,
  shownIn,
  withTyped,
  withWithdrawn,
} from './draft.ts';

const REASON = 'Read again at its source';
const typed = (field: 'title' | 'amount' | 'url' | 'requirements' | 'deadlineDate', text: string): Draft =>
  withTyped(NO_DRAFT, field, text);
const sent = (draft: Draft, reason = REASON) => requestOf(PROGRAM, draft, reason);

test('sends only changed fields, with the version they are based on', () => {
  const draft = withTyped(typed('amount', 'Up to $2,000'), 'title', `${PROGRAM.title} `);
  expect(changedFields(PROGRAM, draft)).toEqual(['amount']);
  expect(sent(draft)).toEqual({
    request: { edits: { amount: 'Up to $2,000' }, withdraw: [], reason: REASON, basedOn: PROGRAM.updatedAt },
  });
});

test('a cleared field sends null, an untouched empty one sends nothing', () => {
  expect(sent(typed('amount', '  '))).toMatchObject({ request: { edits: { amount: null } } });
  expect(changedFields(PROGRAM, typed('requirements', ' '))).toEqual([]);
});

test('a withdrawn edit shows the source value and is not also sent as an edit', () => {
  const draft = withWithdrawn(typed('amount', 'Up to $2,000'), 'amount', true);
  expect(shownIn(PROGRAM, draft, 'amount')).toBe('Up to $500');
  expect(sent(draft)).toMatchObject({ request: { edits: {}, withdraw: ['amount'] } });
  expect(shownIn(PROGRAM, withWithdrawn(draft, 'amount', false), 'amount')).toBe('Up to $2,000');
});

test.each([
  [typed('title', ''), REASON, { title: 'A program has a title' }],
  [typed('url', 'javascript:alert(1)'), REASON, { url: 'An address that begins with http' }],
  [typed('deadlineDate', '2027-02-30'), REASON, { deadlineDate: 'A day such as 2027-01-31' }],
  [typed('amount', 'x'), ' no ', { reason: 'Please say why, in a few words' }],
])('shows the error at its field: %o', (draft, reason, faults) => {
  expect(sent(draft, reason)).toEqual({ faults });
});

test('typed text stays when the program has changed', () => {
  const newer = {
    ...PROGRAM,
    updatedAt: 'later',
    values: { ...PROGRAM.values, amount: 'Nothing', provider: 'Others' },
  };
  const draft = typed('amount', 'Up to $2,000');
  expect(shownIn(newer, draft, 'amount')).toBe('Up to $2,000');
  expect(shownIn(newer, draft, 'provider')).toBe('Others');
  expect(requestOf(newer, draft, REASON)).toMatchObject({ request: { basedOn: 'later' } });
});

test('an edit withdrawn by another admin is not withdrawn again and stays editable', () => {
  const newer = { ...PROGRAM, edited: [], values: { ...PROGRAM.values, amount: 'Up to $500' } };
  const draft = withWithdrawn(NO_DRAFT, 'amount', true);
  expect(shownIn(newer, draft, 'amount')).toBe('Up to $500');
  expect(changedFields(newer, draft)).toEqual([]);
  expect(requestOf(newer, withTyped(draft, 'amount', 'Up to $2,000'), REASON)).toMatchObject({
    request: { edits: { amount: 'Up to $2,000' }, withdraw: [] },
  });
});

test("shows the server's errors at the form's fields", () => {
  expect(faultsIn({ 'edits.title': 'A', reason: 'B' })).toEqual({ title: 'A', reason: 'B' });
});
