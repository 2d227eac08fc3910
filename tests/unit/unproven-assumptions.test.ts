import { describe, expect, test } from 'vitest';
import { US_STATES } from '../../contract/profile/places.ts';
import { matchWith, memberWith, reasonTexts } from './members.fixture.ts';

const ALONE = { householdSize: 1, numberOfChildren: 0 };
const retired = (location: string, yearly: number, household = {}) => ({
  ...{ ...ALONE, age: 71, location, employmentStatus: 'retired', homeownershipStatus: 'own', householdIncome: yearly },
  household: { people: [], incomes: [{ kind: 'social-security', yearly }], ...household },
});
const BENEFITS = ['medicaid', 'medicare-savings-programs', 'medicare-extra-help', 'ssi', 'snap', 'liheap', 'tanf'];

describe('no verdict rests on an assumption about what a member owns', () => {
  test('Medicaid at 71 is very likely at most, and asks about what they own', () => {
    const match = matchWith('medicaid', retired('Scranton, PA', 16_200));
    expect(match.likelihood).toBe('very-likely');
    expect(reasonTexts(match, 'unknown')).toContain(
      'What you own is worth $2,000 or less; your home and one car do not count',
    );
    expect(reasonTexts(match, 'met').join()).toContain('is within');
  });

  test('reported savings settle Medicaid', () => {
    expect(matchWith('medicaid', retired('Scranton, PA', 16_200, { savings: 900 })).likelihood).toBe('qualify');
    expect(matchWith('medicaid', retired('Scranton, PA', 16_200, { savings: 9000 })).likelihood).toBe('only-if');
  });

  test.each(Object.keys(US_STATES))('in %s, no program is certain because of an assumption', (state) => {
    for (const yearly of [6000, 11_000, 16_200]) {
      const { match, estimate } = memberWith(retired(`Nowhere, ${state}`, yearly));
      for (const id of BENEFITS) {
        const { likelihood } = match(id);
        const of = id === 'medicare-extra-help' ? 'extra-help' : (id as 'medicaid');
        const assumes = estimate(of)?.assumes ?? [];
        if (assumes.some((one) => /own|savings/.test(one))) expect(likelihood, id).not.toBe('qualify');
      }
    }
  });
});

test("a disability that Social Security hasn't confirmed leaves Medicaid uncertain", () => {
  const disabled = {
    ...ALONE,
    age: 40,
    location: 'Miami, FL',
    hasDisability: true,
    employmentStatus: 'unable-to-work',
  };
  const match = matchWith('medicaid', { ...disabled, householdIncome: 0 });
  expect(match.likelihood).toBe('very-likely');
  expect(reasonTexts(match, 'unknown')).toContain('The disability meets Social Security’s strict definition');
});

test.each(['Augusta, GA', 'Wichita, KS'])("in %s unreported medical bills don't make Medicaid certain", (location) => {
  const disabled = { ...ALONE, age: 45, location, hasDisability: true, employmentStatus: 'unemployed' };
  const { match, estimate } = memberWith({
    ...disabled,
    householdIncome: 3000,
    household: { people: [], incomes: [{ kind: 'other', yearly: 3000 }], savings: 500 },
  });
  expect(match('medicaid').likelihood).toBe('very-likely');
  expect(reasonTexts(match('medicaid'), 'unknown')).toContain(
    'The disability meets Social Security’s strict definition',
  );
  expect(estimate('medicaid')?.explain().steps.join()).not.toContain('medical bills');
});

test('no member is asked about the highest limit of all states', () => {
  const { match } = memberWith(retired('Scranton, PA', 17_400));
  for (const id of ['medicaid', 'medicare-savings-programs', 'medicare-extra-help'])
    expect(
      match(id)
        .reasons.map(({ text }) => text)
        .join(),
      id,
    ).not.toContain('195,000');
});

test('a sum that leaves out a part of the income says so', () => {
  const { met, match, estimate } = memberWith(retired('Scranton, PA', 16_200));
  const counted = '$15,960 a year, after the $20 a month that does not count,';
  expect(met('medicaid').join()).toContain(counted);
  expect(met('medicare-savings-programs').join()).toContain(counted);
  expect(met('medicare-extra-help').join()).toContain(counted);
  expect(estimate('medicaid')?.explain().steps.join()).toContain(counted);
  expect(reasonTexts(match('liheap'), 'met').join()).toContain('$16,200 a year is within');
});

describe('a program that is only for people without Medicaid', () => {
  test('is worth checking at best for who is most likely covered', () => {
    const match = matchWith('pennsylvania-pace-pacenet', retired('Scranton, PA', 16_200, { savings: 900 }));
    expect(match.likelihood).toBe('worth-checking');
    expect(reasonTexts(match, 'unknown').join()).toContain('You do not have full Medical Assistance');
  });

  test('stays very likely for who is above the limit of Medicaid', () => {
    expect(matchWith('pennsylvania-pace-pacenet', retired('Scranton, PA', 24_000)).likelihood).toBe('very-likely');
  });
});

test("an immigrant's children count as citizens only on condition", () => {
  const family = {
    ...{ age: 41, location: 'Phoenix, AZ', householdSize: 5, numberOfChildren: 3, householdIncome: 31_200 },
    ...{ citizenshipStatus: 'permanent-resident', permanentResidentSince: 2023 },
  };
  const asked = 'Your children are U.S. citizens, or have a status that counts';
  const { match, estimate } = memberWith(family);
  expect(match('medicaid').likelihood).toBe('very-likely');
  expect(reasonTexts(match('medicaid'), 'unknown')).toContain(asked);
  expect(estimate('medicaid')?.recipients).not.toContain('partner');
  // WIC asks no one about their status.
  expect(reasonTexts(match('wic'), 'unknown')).not.toContain(asked);
  const citizens = memberWith({ ...family, citizenshipStatus: 'citizen', permanentResidentSince: null });
  expect(reasonTexts(citizens.match('medicaid'), 'unknown')).not.toContain(asked);
});

test('Medicaid for adults who work is not for those without work', () => {
  const mother = { age: 34, location: 'Augusta, GA', isSingleParent: true, numberOfChildren: 2, householdSize: 3 };
  const covered = (employmentStatus: string) =>
    memberWith({ ...mother, employmentStatus, householdIncome: 13_200 })
      .estimate('medicaid')
      ?.explain()
      .steps.join();
  expect(covered('employed')).toContain('an adult who works');
  expect(covered('unemployed')).not.toContain('an adult who works');
});
