import { describe, expect, test } from 'vitest';
import { type Profile, profileUpdate } from '../../../contract/profile/profile.ts';
import { readPrograms } from '../../../dev/catalog/curated-files.ts';
import { readFigureFiles } from '../../../dev/catalog/figure-files.ts';
import { helpOf } from '../../../matching/benefits/by-income/help.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimates/estimated-facts.ts';
import { totalOf } from '../../../matching/benefits/estimates/total.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { familyOf, inOrderOfGain } from '../../../matching/order/order.ts';
import { eligibilityOf } from '../../../matching/rules/curated-rules.ts';
import { benefitOf, isListed, judgeProgram } from '../../../matching/rules/match.ts';
import { PLAIN } from '../members.fixture.ts';

const NOW = new Date('2026-11-24');
const book = new FigureBook(readFigureFiles());
/** Only these programs have an amount that counts toward a total. */
const programs = readPrograms()
  .map(({ id, program }) => ({
    ...{ id, title: program.title, states: program.states, programType: program.programType },
    ...{ needs: program.needs, worth: program.worth, ...eligibilityOf(program) },
    family: familyOf([program.office, program.agency].filter(Boolean).join(', '), program.needs),
  }))
  .filter(({ rules }) => benefitOf(rules) !== undefined);

/** Returns the programs in a member's state. */
const offered = (member: Profile) => {
  const { state } = estimatedFactsOf(member, book, NOW);
  return programs.filter(({ states }) => states.length === 0 || states.some((code) => code === state));
};

/** Returns the total of a member's own list. */
function listTotal(member: Profile): { from: number; to: number } {
  const facts = estimatedFactsOf(member, book, NOW);
  const judged = offered(member).map((program) => ({ ...program, program, ...judgeProgram(program, facts) }));
  const { monthly, yearly } = totalOf(inOrderOfGain(judged.filter(isListed)), facts);
  return {
    from: Math.round(monthly.from + yearly.from / 12),
    to: Math.round(monthly.to + yearly.to / 12),
  };
}

const child = (age: number) => ({ relation: 'child', age });
const COSTS = { housingCost: 900, childCareCost: 0, medicalCost: 0, paysHeating: true, savings: 0 };
const pay = (yearly: number, kind = 'wages') => ({ kind, yearly, whose: 'self' });

const HOUSEHOLDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'a mother of two in New Mexico': {
    ...{ age: 27, location: 'Albuquerque, NM', isSingleParent: true, employmentStatus: 'employed' },
    ...{ householdSize: 3, numberOfChildren: 2, homeownershipStatus: 'rent' },
    household: { people: [child(3), child(7)] },
  },
  'the same, with her costs': {
    ...{ age: 27, location: 'Albuquerque, NM', isSingleParent: true, employmentStatus: 'employed' },
    ...{ householdSize: 3, numberOfChildren: 2, homeownershipStatus: 'rent' },
    household: { people: [child(3), child(7)], ...COSTS },
  },
  'a couple with two children in Ohio': {
    ...{ age: 40, location: 'Columbus, OH', employmentStatus: 'employed', householdSize: 4 },
    household: { people: [{ relation: 'spouse', age: 39 }, child(12), child(15)], ...COSTS },
  },
  'a widower in Pennsylvania': {
    ...{ age: 71, location: 'Scranton, PA', employmentStatus: 'retired', householdSize: 1, homeownershipStatus: 'own' },
  },
  'a worker in Texas': { age: 31, location: 'Austin, TX', employmentStatus: 'employed', householdSize: 1 },
  'a family in California with child support': {
    ...{ age: 33, location: 'Fresno, CA', isSingleParent: true, employmentStatus: 'employed', householdSize: 2 },
    household: { people: [child(1)], ...COSTS, incomes: [pay(20_000), pay(3600, 'child-support')] },
  },
  'a veteran with a disability in Texas': {
    ...{ age: 58, location: 'Waco, TX', isVeteran: true, hasDisability: true, employmentStatus: 'unable-to-work' },
    ...{ householdSize: 1, household: { people: [], ...COSTS, incomes: [pay(9600, 'social-security')] } },
  },
};
const INCOMES = [0, 14_400, 31_000, 60_000, 96_000];

describe.each(Object.entries(HOUSEHOLDS))('%s', (_, answers) => {
  const memberAt = (householdIncome: number): Profile => {
    const member = profileUpdate.parse({ ...PLAIN, ...answers });
    const incomes = member.household?.incomes ?? [];
    if (!member.household || incomes.length === 0) return { ...member, householdIncome };
    // Only the pay changes; all other answers stay.
    const others = incomes.filter(({ kind }) => kind !== 'wages');
    const kept = others.reduce((sum, { yearly }) => sum + yearly, 0);
    const yearly = Math.max(0, householdIncome - kept);
    return {
      ...member,
      householdIncome: kept + yearly,
      household: { ...member.household, incomes: [...others, { kind: 'wages', yearly, whose: 'self' }] },
    };
  };

  test.each(INCOMES)('the picture drawn from $%i is the list’s total at every income', (income) => {
    const member = memberAt(income);
    const help = helpOf(offered(member), member, book, NOW.toISOString().slice(0, 10));
    for (const point of help?.points ?? []) {
      // Points next to a cliff are rounded to whole dollars a month.
      if (point.income % 50 !== 0 && point.income !== help?.here) continue;
      const there = point.income === help?.here ? member : memberAt(12 * point.income);
      expect({ at: point.income, from: point.from, to: point.to }).toEqual({ at: point.income, ...listTotal(there) });
    }
  });

  test('the picture is the same whatever income it is drawn from', () => {
    const drawn = INCOMES.map((income) => {
      const member = memberAt(income);
      return helpOf(offered(member), member, book, NOW.toISOString().slice(0, 10));
    });
    const values = new Map<number, string>();
    for (const { income, from, to } of drawn.flatMap((help) => help?.points ?? [])) {
      if (income % 50 !== 0) continue;
      expect([income, `${from} to ${to}`]).toEqual([income, values.get(income) ?? `${from} to ${to}`]);
      values.set(income, `${from} to ${to}`);
    }
    const ids = drawn.map((help) =>
      help?.parts
        .map(({ id }) => id)
        .toSorted()
        .join(),
    );
    expect(new Set(ids.filter(Boolean)).size).toBeLessThanOrEqual(1);
  });
});
