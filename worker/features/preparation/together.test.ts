import { expect, test } from 'vitest';
import { type AppliedFor, sharedAddressesOf } from './together.ts';

const PORTAL = 'https://www.benefits.example.gov/';

function program(
  id: string,
  given: Partial<Omit<AppliedFor, 'detail'>> & Partial<AppliedFor['detail']> = {},
): AppliedFor {
  const { documents = [], howToApply = [], ...rest } = given;
  return {
    id,
    title: id.toUpperCase(),
    description: null,
    applicationUrl: PORTAL,
    ...rest,
    detail: { documents, howToApply },
  };
}
const titles = (programs: readonly AppliedFor[]) =>
  sharedAddressesOf(programs).map((shared) => [shared.isOneForm, shared.programs.map(({ title }) => title).join()]);

test('programs with one address to apply at stand together, however it is written', () => {
  const other = program('c', { applicationUrl: 'https://elsewhere.example.gov/' });
  const none = program('d', { applicationUrl: null });
  expect(titles([program('a'), program('b', { applicationUrl: 'https://benefits.example.gov' }), other, none])).toEqual(
    [[false, 'A,B']],
  );
  expect(titles([program('a'), other, none, program('e', { applicationUrl: null })])).toEqual([]);
});

test('one form for all is said only where each program says so, with its words', () => {
  const food = program('food', { howToApply: ['Apply online. One application covers food and cash.'] });
  const cash = program('cash', { description: 'Money for families. You use the same application as for food.' });
  expect(sharedAddressesOf([food, cash])).toMatchObject([
    {
      url: PORTAL,
      isOneForm: true,
      says: [
        { title: 'FOOD', text: 'One application covers food and cash.' },
        { title: 'CASH', text: 'You use the same application as for food.' },
      ],
    },
  ]);
  expect(titles([food, cash, program('work')])).toEqual([[false, 'FOOD,CASH,WORK']]);
});

test('the FAFSA is one form for what names it; one application a year says nothing of other programs', () => {
  const fafsa = { applicationUrl: 'https://studentaid.gov/h/apply-for-aid/fafsa', documents: ['The FAFSA, each year'] };
  expect(titles([program('pell', fafsa), program('work', fafsa)])).toEqual([[true, 'PELL,WORK']]);
  const yearly = { howToApply: ['Send one application for each school year.'] };
  expect(sharedAddressesOf([program('a', yearly), program('b', yearly)])).toMatchObject([
    { isOneForm: false, says: [] },
  ]);
});
