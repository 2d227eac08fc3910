import { expect, test } from 'vitest';
import { type AppliedFor, sharedAddressesOf } from './shared-applications.ts';

const PORTAL = 'https://www.benefits.example.gov/';

type Given = Partial<Omit<AppliedFor, 'detail'>> & Partial<AppliedFor['detail']>;

function program(id: string, { documents = [], howToApply = [], ...given }: Given = {}): AppliedFor {
  const program = { id, title: `Help ${id}`, description: null, applicationUrl: PORTAL, ...given };
  return { ...program, detail: { documents, howToApply } };
}
const ids = (programs: readonly AppliedFor[]) =>
  sharedAddressesOf(programs).map(({ oneForm, others }) => [oneForm, others].map((list) => list.map(({ id }) => id)));

const CASH = program('tanf');
const MEDICAID = program('medicaid');
const FOOD = program('snap', { howToApply: ['Apply online. One application covers food, cash and medical help.'] });

test('programs with the same application address are grouped, however it is written', () => {
  const other = program('c', { applicationUrl: 'https://elsewhere.example.gov/' });
  const none = program('d', { applicationUrl: null });
  const same = program('b', { applicationUrl: 'https://benefits.example.gov' });
  expect(ids([program('a'), same, other, none])).toEqual([[[], ['a', 'b']]]);
  expect(ids([program('a'), other, none, program('e', { applicationUrl: null })])).toEqual([]);
});

test('one form counts only for the programs its text names, and is quoted', () => {
  expect(sharedAddressesOf([CASH, FOOD, MEDICAID, program('unemployment-insurance')])).toEqual([
    {
      url: PORTAL,
      oneForm: [CASH, FOOD, MEDICAID].map(({ id, title }) => ({ id, title })),
      others: [{ id: 'unemployment-insurance', title: 'Help unemployment-insurance' }],
      says: { title: 'Help snap', text: 'One application covers food, cash and medical help.' },
    },
  ]);
});

test('a form that counts for programs elsewhere does not apply to these', () => {
  const childrens = program('medicaid', { description: 'The same application is also checked for ALL Kids.' });
  expect(ids([CASH, childrens])).toEqual([[[], ['tanf', 'medicaid']]]);
  const yearly = program('a', { howToApply: ['Send one application for each school year, and ask for cash.'] });
  expect(ids([CASH, yearly])).toEqual([[[], ['tanf', 'a']]]);
});

test('a program can be named by its acronym', () => {
  const chip = program('x', { title: 'FAMIS, Virginia' });
  const kids = program('y', { howToApply: ['Children are looked at for FAMIS with the same application.'] });
  expect(ids([chip, kids])).toEqual([[['x', 'y'], []]]);
});

test('the FAFSA is one form for all programs that require it', () => {
  const fafsa = { applicationUrl: 'https://studentaid.gov/h/apply-for-aid/fafsa', documents: ['The FAFSA, each year'] };
  expect(ids([program('pell', fafsa), program('work', fafsa)])).toEqual([[['pell', 'work'], []]]);
  expect(ids([program('pell', fafsa), program('work', { ...fafsa, documents: [] })])).toEqual([[[], ['pell', 'work']]]);
});
