import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEADLINE_KINDS } from '../../../../contract/programs/grants.ts';
import { addDays, businessDaysBefore, businessDaysBetween, businessDayUpTo, todayAt } from './days.ts';
import { planFor, type ToPlan } from './plan.ts';

const base: ToPlan = {
  deadlineKind: 'fixed',
  deadline: '2028-03-31',
  isOver: false,
  today: '2027-06-01',
  documents: 2,
  registrations: [{ text: 'Register in SAM.gov', leadDays: 30 }],
};
const daysOf = (given: Partial<ToPlan>) =>
  Object.fromEntries(planFor({ ...base, ...given }).steps.map(({ key, day }) => [key, day]));

test('steps count back from the deadline in business days, with time for slow ones', () => {
  expect(daysOf({})).toEqual({
    read: '2028-02-14',
    registrations: '2028-02-16',
    documents: '2028-03-08',
    fill: '2028-03-15',
    review: '2028-03-22',
    submit: '2028-03-29',
  });
});

test('a quickly created account still comes before gathering documents', () => {
  const days = daysOf({ registrations: [{ text: 'Make an account', leadDays: 3 }] });
  expect(days['registrations']).toBe(days['documents']);
});

test.each(DEADLINE_KINDS)('submitting early is advised only with a last day: %s', (deadlineKind) => {
  const isFixed = deadlineKind === 'fixed';
  const { steps } = planFor({ ...base, deadlineKind, deadline: isFixed ? base.deadline : null });
  expect(steps.at(-1)?.text.includes('early')).toBe(isFixed);
});

test('checked items are no longer planned', () => {
  expect(Object.keys(daysOf({ documents: 0, registrations: [] }))).toEqual(['read', 'fill', 'review', 'submit']);
});

test('no step is on a weekend: a Monday deadline is met on the Friday before', () => {
  expect(daysOf({ deadline: '2028-04-03' })['submit']).toBe('2028-03-31');
});

test('leap days count', () => {
  expect(daysOf({ deadline: '2028-03-02', registrations: [], documents: 0 })['submit']).toBe('2028-02-29');
  expect(daysOf({ deadline: '2029-03-02', registrations: [], documents: 0 })['submit']).toBe('2029-02-28');
});

test('a step whose usual day has passed starts today and states the time left', () => {
  const { steps } = planFor({ ...base, today: '2028-03-15' });
  const [read, registrations, documents, fill] = steps;
  expect([read?.day, registrations?.day, documents?.day]).toEqual(['2028-03-15', '2028-03-15', '2028-03-15']);
  expect(registrations?.late).toBe(
    'Start today. This can take 30 business days, and only 10 are left. If you aren’t registered yet, it may not be ready in time: ask the provider.',
  );
  expect(documents?.late).toContain('it usually takes 15 business days');
  expect([fill?.day, fill?.late]).toEqual(['2028-03-15', null]);
});

test.each([
  ['2028-03-31', 'Send it today: it’s the last day.'],
  ['2028-03-30', 'Send it today: tomorrow is the last day.'],
])('on %s, everything is due today', (today, late) => {
  const { steps } = planFor({ ...base, today });
  expect(new Set(steps.map(({ day }) => day))).toEqual(new Set([today]));
  expect(steps.at(-1)?.late).toBe(late);
});

describe('without a deadline, the plan is a sequence', () => {
  test.each(DEADLINE_KINDS.filter((kind) => kind !== 'fixed'))('%s', (deadlineKind) => {
    const plan = planFor({ ...base, deadlineKind });
    expect(plan.deadline).toBeNull();
    expect(plan.note).not.toContain('Counted back');
    expect(plan.steps.map(({ day, late }) => [day, late])).toEqual(plan.steps.map(() => [null, null]));
  });
  test('a program that has closed', () => {
    const plan = planFor({ ...base, isOver: true });
    expect(plan.note).toContain('has passed');
    expect(plan.steps.every(({ day }) => day === null)).toBe(true);
  });
});

const DAY = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

test('for any date, steps are in order, and none is before today or past the deadline', () => {
  fc.assert(
    fc.property(
      DAY,
      fc.nat(400),
      fc.nat(5),
      fc.array(fc.record({ text: fc.constant('x'), leadDays: fc.nat(60) }), { maxLength: 3 }),
      (date, ahead, documents, registrations) => {
        const today = dayOf(date);
        const deadline = addDays(today, ahead);
        const { steps } = planFor({ ...base, today, deadline, documents, registrations });
        const days = steps.map(({ day }) => day ?? '');
        expect(days).toEqual(days.toSorted());
        for (const { day, late } of steps) {
          expect(day !== null && day >= today && day <= deadline).toBe(true);
          expect(late === null || day === today).toBe(true);
          if (day !== null && late === null) expect(businessDayUpTo(day)).toBe(day);
        }
      },
    ),
  );
});

test('business days count the same in both directions', () => {
  fc.assert(
    fc.property(DAY, fc.nat(80), (date, count) => {
      const day = businessDayUpTo(dayOf(date));
      const before = businessDaysBefore(day, count);
      expect([businessDayUpTo(before), businessDaysBetween(before, day)]).toEqual([before, count]);
    }),
  );
});

test.each([
  ['the East in winter', '2027-01-31', '2027-02-01T04:59:59.000Z', '2027-01-10T04:30:00Z', '2027-01-09'],
  ['the East in summer', '2027-07-31', '2027-08-01T03:59:59.000Z', '2027-07-10T04:30:00Z', '2027-07-10'],
  ['Guam', '2027-01-31', '2027-01-31T13:59:59.000Z', '2027-01-09T14:30:00Z', '2027-01-10'],
  [
    'an hour of the day: then as in the East',
    '2027-01-31',
    '2027-01-31T22:00:00.000Z',
    '2027-01-10T04:30:00Z',
    '2027-01-09',
  ],
])('today is that of %s', (_, day, at, now, today) => expect(todayAt({ day, at }, Date.parse(now))).toBe(today));
