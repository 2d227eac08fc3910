import { describe, expect, test } from 'vitest';
import { profileUpdate } from '../../contract/profile/profile.ts';
import type { WrittenRule } from '../../contract/programs/rules.ts';
import { readPrograms } from '../../dev/catalog/curated-files.ts';
import { ownLists } from '../../dev/catalog/own-lists.ts';
import { asksMoreThanIncome, incomeChecksOf, isOfIncomeAlone } from '../../matching/conditions/income-sentences.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { matchWith, PLAIN, reasonTexts } from './members.fixture.ts';

const listOf = ownLists();

const alone = (yearly: number, kind = 'wages') => ({
  householdSize: 1,
  householdIncome: yearly,
  household: { people: [], incomes: [{ kind, yearly, whose: 'self' }] },
});

describe('an income answers no other condition', () => {
  test('each condition with income odds either is about income alone or asks for more', () => {
    for (const { id, program } of readPrograms()) {
      for (const { says } of incomeChecksOf(eligibilityOf(program).rules))
        expect(isOfIncomeAlone(says), `${id}: ${says}`).not.toBe(asksMoreThanIncome(says));
    }
  });

  test("a small income doesn't prove a high property tax", () => {
    const match = matchWith('maine-property-tax-fairness-credit', {
      age: 84,
      location: 'Presque Isle, ME',
      employmentStatus: 'retired',
      homeownershipStatus: 'own',
      ...alone(19_800, 'social-security'),
    });
    expect(reasonTexts(match, 'met').join()).not.toContain('property tax');
    expect(reasonTexts(match, 'unknown').join()).toContain('property tax');
  });

  test("a member eligible for Medicaid in Oregon doesn't see the basic health plan", () => {
    const match = matchWith('premium-tax-credit', {
      age: 43,
      location: 'Medford, OR',
      employmentStatus: 'employed',
      homeownershipStatus: 'temporary',
      ...alone(15_000),
    });
    expect(['only-if', 'no']).toContain(match.likelihood);
    expect(reasonTexts(match, 'met').join()).not.toContain('basic health plan');
  });

  test('an income between Medicaid and twice the poverty line may fit that plan', () => {
    const match = matchWith('premium-tax-credit', {
      age: 43,
      location: 'Medford, OR',
      employmentStatus: 'employed',
      ...alone(26_000),
    });
    expect(reasonTexts(match, 'unknown').join()).toContain('basic health plan');
  });
});

test.each([
  ['Grants manager of our pueblo government', 'Laguna, NM', 'indian-community-development-block-grant'],
  ['Grants manager of our pueblo government', 'Laguna, NM', 'indian-housing-block-grant-tribes'],
  ['Volunteer fire chief', 'Barton, VT', 'assistance-to-firefighters'],
  ['Volunteer fire chief', 'Barton, VT', 'fire-prevention-safety-grants'],
  ['Police chief', 'Barton, VT', 'cops-hiring-program'],
  ['Police chief', 'Barton, VT', 'bulletproof-vest-partnership'],
  ['Superintendent of schools', 'Clarksdale, MS', 'school-violence-prevention-program'],
  ['Superintendent of schools', 'Clarksdale, MS', 'farm-to-school'],
  ['Parish council clerk', 'Houma, LA', 'community-facilities-loans-and-grants'],
  ['Biologist at a university who studies lake algae', 'Madison, WI', 'afri-agriculture-food-research'],
  ['Laid-off machinist', 'Kokomo, IN', 'unemployment-insurance'],
  ['Unemployed welder', 'Kokomo, IN', 'unemployment-insurance'],
  ['Out of work roofer', 'Kokomo, IN', 'unemployment-insurance'],
])('%s in %s is shown %s', (occupation, location, id) => {
  const match = matchWith(id, { age: 45, location, occupation, education: 'Doctorate' });
  expect(['only-if', 'no']).not.toContain(match.likelihood);
});

const EIGHTY_SIX = {
  age: 61,
  location: 'Fort Smith, AR',
  employmentStatus: 'unemployed',
  householdSize: 2,
  householdIncome: 14_000,
  homeownershipStatus: 'temporary',
  household: {
    people: [{ relation: 'parent', age: 86, disability: true }],
    incomes: [{ kind: 'social-security', yearly: 14_000, whose: 'other' }],
    housingCost: 200,
    paysHeating: true,
  },
};

/** Conditions that the profile form asks about. A fact answers them, so a check would only repeat the question. */
const ASKED_BY_THE_FORM = [
  /^You are a (U\.S\. )?citizen\b/,
  /^You (do not have a bachelor's|have no (college|bachelor's)) degree( yet)?$/,
  /^You (own|rent) (a|the|your) home$/,
  /^You live in [A-Z]\w+( [A-Z]\w+)*( now)?$/,
  /^You have (fewer than [\d,]+ employees|[\d,]+ employees or fewer|no more than [\d,]+ employees)$/,
  /^You are \d+ or older$/,
];

describe('given answers are not asked again', () => {
  test('no condition of a program asks what the profile form has asked', () => {
    const checks = (rule: WrittenRule): string[] => {
      if ('all' in rule) return rule.all.flatMap(checks);
      if ('any' in rule) return rule.any.flatMap(checks);
      if ('not' in rule) return checks(rule.not);
      return 'check' in rule ? [rule.says] : [];
    };
    for (const { id, program } of readPrograms()) {
      for (const says of checks(program.eligibility))
        expect(
          ASKED_BY_THE_FORM.some((asked) => asked.test(says)),
          `${id}: ${says}`,
        ).toBe(false);
    }
  });

  test("a member who pays for heating isn't asked whether they do", () => {
    const open = reasonTexts(matchWith('liheap', EIGHTY_SIX), 'unknown').join();
    expect(open).not.toContain('You pay for heating');
    expect(['qualify', 'very-likely']).toContain(matchWith('liheap', EIGHTY_SIX).likelihood);
  });

  test("a home for people up to 61 isn't for a mother of 86", () => {
    expect(matchWith('section-811-disability-housing', EIGHTY_SIX).likelihood).toBe('only-if');
    const younger = { ...EIGHTY_SIX.household, people: [{ relation: 'child', age: 27, disability: true }] };
    expect(matchWith('section-811-disability-housing', { ...EIGHTY_SIX, household: younger }).likelihood).not.toBe(
      'only-if',
    );
  });

  test('with Social Security, the open Medicare question is whether they signed up', () => {
    const match = matchWith('medicare', {
      age: 78,
      location: 'Hays, KS',
      employmentStatus: 'retired',
      ...alone(14_000, 'social-security'),
    });
    expect(match.likelihood).toBe('worth-checking');
    expect(reasonTexts(match, 'unknown')).toEqual(['You have not signed up for it yet']);
  });

  test('a high school student is offered no classes for people who left school', () => {
    const senior = {
      age: 17,
      location: 'Detroit, MI',
      occupation: 'High school senior',
      education: 'Some high school',
      isStudent: 'future',
      householdSize: 2,
      household: { people: [{ relation: 'parent', age: 44 }] },
    };
    expect(matchWith('adult-education', senior).likelihood).toBe('only-if');
    expect(matchWith('youthbuild', senior).likelihood).toBe('only-if');
    expect(matchWith('adult-education', { ...senior, occupation: 'Dishwasher' }).likelihood).not.toBe('only-if');
  });

  test("a nationwide program's help isn't described as one state's", () => {
    for (const { id, program } of readPrograms()) {
      if (program.states.length > 0) continue;
      for (const { text } of program.howToApply)
        expect(text, id).not.toMatch(/^In \w+ there|\. In (Missouri|Illinois|Texas) /);
    }
  });
});

describe('an unknown income makes nothing very likely', () => {
  test.each([
    ['new-jersey-earned-income-tax-credit', { age: 40, location: 'Paterson, NJ', occupation: 'Nurse aide' }],
    ['dc-earned-income-tax-credit', { age: 41, location: 'Washington, DC', occupation: 'Barber', ownsBusinesss: true }],
    ['premium-tax-credit', { age: 45, location: 'Kokomo, IN', occupation: 'Laid-off machinist' }],
    ['energy-saver-nc', { age: 45, location: 'Boone, NC', homeownershipStatus: 'own' }],
  ])('%s', (id, answers) => {
    expect(matchWith(id, answers).likelihood).toBe('worth-checking');
  });
});

describe('after a disaster', () => {
  const HURRICANE = {
    age: 61,
    location: 'Boone, NC',
    employmentStatus: 'employed',
    homeownershipStatus: 'own',
    householdSize: 1,
    householdIncome: 27_000,
    needs: ['disaster', 'home'],
  };

  test("help for people who lost a home comes first and can't wait", () => {
    const { listed } = listOf(profileUpdate.parse({ ...PLAIN, ...HURRICANE }));
    expect(listed[0]?.id).toBe('fema-individuals-households');
    expect(matchWith('fema-individuals-households', HURRICANE).urgent).toBe(true);
    expect(matchWith('fema-individuals-households', { ...HURRICANE, needs: ['home'] }).urgent).toBeUndefined();
  });

  test("help that requires a death, a forest or lost work isn't first help", () => {
    for (const id of ['fema-funeral-assistance', 'emergency-forest-restoration', 'disaster-unemployment-assistance'])
      expect(matchWith(id, HURRICANE).likelihood, id).toBe('only-if');
    const fisher = { ...HURRICANE, occupation: 'Shrimper', employmentStatus: 'self-employed' };
    expect(matchWith('disaster-unemployment-assistance', fisher).likelihood).toBe('worth-checking');
  });
});

test('an unknown age is never stated', () => {
  const family = { age: 34, location: 'Dayton, OH', numberOfChildren: 2, householdSize: 3, householdIncome: 24_000 };
  for (const id of ['medicaid', 'chip', 'wic', 'school-meals', 'child-tax-credit', 'medicare-savings-programs']) {
    for (const given of [
      { ...family, isSingleParent: true },
      { ...family, householdSize: 4 },
    ]) {
      const said = matchWith(id, given).reasons.map(({ text }) => text);
      expect(said.join(' ')).not.toMatch(/\b(child|person) aged \d+\b(?! to \d| or )/);
    }
  }
  const sons = { people: [{ relation: 'child', age: 5 }] };
  const medicaid = matchWith('medicaid', { ...family, numberOfChildren: 1, householdSize: 2, household: sons });
  expect(medicaid.reasons.map(({ text }) => text).join(' ')).toContain('A child aged 5');
});

test('an artist sees an award before help with heating', () => {
  const { listed } = listOf(
    profileUpdate.parse({ ...PLAIN, age: 35, location: 'Cleveland, OH', occupation: 'Sculptor' }),
  );
  const place = (id: string) => listed.findIndex((one) => one.id === id);
  expect(place('ohio-arts-council-artist-awards')).toBeLessThan(place('weatherization'));
});

test('a member who wants to buy land sees its loans on the first page', () => {
  const { listed, onFirstPage } = listOf(
    profileUpdate.parse({
      age: 26,
      location: 'Minot, ND',
      occupation: 'Young rancher who wants to buy land',
      ownsBusinesss: true,
      industryExperience: 'agriculture',
    }),
  );
  const first = listed.slice(0, onFirstPage).map(({ id }) => id);
  expect(first).toEqual(
    expect.arrayContaining([
      'fsa-down-payment-loan',
      'fsa-farm-ownership-loan',
      'north-dakota-beginning-farmer-land-loan',
    ]),
  );
});
