import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CITIZENSHIP_STATUS, INCOME_KINDS, RELATIONS } from '../../contract/profile/household.ts';
import { type Profile, profileUpdate } from '../../contract/profile/profile.ts';
import { EDUCATION_LEVELS } from '../../contract/programs/rules.ts';
import { readPrograms } from '../../dev/catalog/curated-files.ts';
import { readFigureFiles } from '../../dev/catalog/figure-files.ts';
import { estimatedFactsOf } from '../../matching/benefits/estimates/estimated-facts.ts';
import { totalOf } from '../../matching/benefits/estimates/total.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { likelihoodLabel } from '../../matching/rules/likelihood-words.ts';
import { benefitOf, judgeProgram, matchOf } from '../../matching/rules/match.ts';

const NOW = new Date('2026-11-24');
const book = new FigureBook(readFigureFiles());
const programs = readPrograms().map(({ id, program }) => ({ id, ...program, ...eligibilityOf(program) }));
const reckoned = programs.filter(({ rules }) => benefitOf(rules) !== undefined);

const PLACES = [
  'Houston, TX',
  'Los Angeles, CA',
  'Memphis, TN',
  'Phoenix, AZ',
  'Albany, NY',
  'Jackson, MS',
  'Columbus, OH',
];
const age = fc.oneof(fc.integer({ min: 16, max: 19 }), fc.integer({ min: 20, max: 90 }));
const person = fc.record({
  relation: fc.constantFrom(...RELATIONS),
  age: fc.option(fc.integer({ min: 0, max: 90 })),
  disability: fc.boolean(),
  pregnant: fc.boolean(),
  student: fc.boolean(),
  citizenshipStatus: fc.constantFrom(...CITIZENSHIP_STATUS),
});
const income = fc.record({
  kind: fc.constantFrom(...INCOME_KINDS),
  yearly: fc.integer({ min: 0, max: 90_000 }),
  whose: fc.constantFrom('self' as const, 'spouse' as const, 'other' as const),
});
const member = fc
  .record({
    age,
    location: fc.constantFrom(...PLACES),
    education: fc.constantFrom(...EDUCATION_LEVELS.map((level) => level.replaceAll('-', ' '))),
    isStudent: fc.constantFrom('current' as const, 'no' as const),
    isSingleParent: fc.boolean(),
    hasDisability: fc.boolean(),
    citizenshipStatus: fc.constantFrom(...CITIZENSHIP_STATUS),
    pregnancy: fc.constantFrom('yes' as const, 'no' as const),
    employmentStatus: fc.constantFrom('employed' as const, 'unemployed' as const, 'retired' as const),
    homeownershipStatus: fc.constantFrom('own' as const, 'rent' as const),
    household: fc.record({
      people: fc.array(person, { maxLength: 4 }),
      incomes: fc.array(income, { maxLength: 3 }),
      savings: fc.option(fc.constantFrom(0, 1500, 50_000, 2_000_000)),
      housingCost: fc.option(fc.integer({ min: 0, max: 3000 })),
    }),
  })
  .map((given) =>
    profileUpdate.parse({ ...given, occupation: 'Clerk', householdSize: given.household.people.length + 1 }),
  );

const matchesOf = (profile: Profile, of = reckoned) => {
  const facts = estimatedFactsOf(profile, book, NOW);
  return of.map((program) => ({ id: program.id, match: matchOf(program, facts, judgeProgram(program, facts)) }));
};

describe('for any member', () => {
  test("no estimate contradicts its program's stated likelihood", () => {
    fc.assert(
      fc.property(member, (profile) => {
        for (const { id, match } of matchesOf(profile)) {
          const { likelihood, verdict, estimate } = match;
          if (estimate?.verdict === 'no' || estimate?.verdict === 'nobody')
            expect(['only-if', 'no'], `${id}: ${estimate.verdict}`).toContain(likelihood);
          if (estimate?.verdict === 'yes') expect(verdict, id).not.toBe('ineligible');
        }
      }),
      { numRuns: 120 },
    );
  });

  test('the wording agrees with the count of conditions, and no reason is repeated', () => {
    fc.assert(
      fc.property(member, (profile) => {
        for (const { id, match } of matchesOf(profile, programs)) {
          const texts = match.reasons.map(({ verdict, text }) => `${verdict} ${text}`);
          expect(new Set(texts).size, id).toBe(texts.length);
          expect(match.met, id).toBe(match.reasons.filter(({ verdict }) => verdict === 'met').length);
          if (match.likelihood !== 'very-likely') continue;
          expect(match.met, id).toBeGreaterThan(0);
          expect(likelihoodLabel(match), id).not.toContain(': 0 things');
        }
      }),
      { numRuns: 15 },
    );
  });

  test('the total counts only qualified or very likely programs, and names the rest', () => {
    fc.assert(
      fc.property(member, (profile) => {
        const facts = estimatedFactsOf(profile, book, NOW);
        const list = reckoned.map((program) => ({
          ...{ id: program.id, program: { title: program.title, rules: program.rules } },
          ...judgeProgram(program, facts),
        }));
        const { counted, open } = totalOf(list, facts);
        const of = (id: string) => list.find((one) => one.id === id);
        for (const { id } of counted) {
          expect(['qualify', 'very-likely'], id).toContain(of(id)?.likelihood);
          expect(of(id)?.isPaid, id).toBe(false);
        }
        for (const { id } of open) expect(counted.map((one) => one.id)).not.toContain(id);
      }),
      { numRuns: 60 },
    );
  });
});
