import { expect, test } from 'vitest';
import { RELATIONS } from '../../contract/profile/household.ts';
import { isState, type StateCode, US_STATES } from '../../contract/profile/places.ts';
import { BENEFITS, type Benefit } from '../../contract/programs/benefits.ts';
import { PhraseBook } from '../../contract/spanish/phrase-book.ts';
import { readFigureFiles } from '../../dev/catalog/figure-files.ts';
import { ownMembers } from '../../dev/catalog/labeled-members.ts';
import { worthWords } from '../../matching/amounts/amount-words.ts';
import { type Estimate, estimatesOf } from '../../matching/benefits/estimates/estimate.ts';
import { reckonOf } from '../../matching/benefits/estimates/estimators.ts';
import { reckonerOf } from '../../matching/benefits/estimates/reckoning.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { householdWith, person } from '../../matching/benefits/household.fixture.ts';
import {
  type Household,
  type HouseholdPerson,
  type ImmigrationStatus,
  NO_COSTS,
} from '../../matching/benefits/household.ts';
import { MATCHING_BOOK } from '../../matching/spanish/benefit-phrases.ts';

const book = new PhraseBook([MATCHING_BOOK.sentences], { words: MATCHING_BOOK.words, knowsParts: true });
const files = readFigureFiles();
const figures = new FigureBook(files);
const benefits = [...BENEFITS, ...Object.keys(files).filter((name) => name.startsWith('tiers-'))] as Benefit[];
/** Everyday English words that no Spanish sentence has. */
const ENGLISH = /\b(?:the|and|of|your?|with|is|are|for|or|in|to|who|it|not)\b/i;

const unsaid = (sentences: Iterable<string>) =>
  [...new Set(sentences)].filter((one) => {
    const own = book.find(one);
    return own === undefined || ENGLISH.test(own);
  });

function said({
  assumes,
  note,
  recipients,
  reason,
  explain,
  hinge,
  confirms,
  verdict,
  amount,
  ...rest
}: Estimate): string[] {
  const { steps, changes } = explain();
  const worth = worthWords({ estimate: { ...rest, recipients, verdict, amount } });
  const about = [note, recipients, reason(), hinge?.says, worth];
  return [
    ...assumes,
    ...(confirms ?? []).map(({ says }) => says),
    ...steps,
    ...changes,
    ...about.flatMap((one) => one ?? []),
  ];
}

test('everything that the estimates say about the labeled members has a Spanish form', () => {
  const estimates = ownMembers().flatMap(({ profile }) => {
    const all = estimatesOf(profile, figures, '2026-11-27');
    return benefits.flatMap((benefit) => all.get(benefit) ?? []);
  });
  expect(unsaid(estimates.flatMap(said))).toEqual([]);
});

test.each(Object.keys(US_STATES).filter(isState))('made-up households in %s have Spanish estimates too', (state) => {
  const sentences = Array.from({ length: HOUSEHOLDS }, (_, seed) => madeUp(state, random(seed))).flatMap(
    (household) => {
      const reckoner = reckonerOf(household, figures, reckonOf);
      return benefits.flatMap((benefit) => {
        const { steps, assumes = [], note, hinge, says } = reckoner.of(benefit);
        return [...steps(), ...assumes, ...[note, hinge?.says, says].flatMap((one) => one ?? [])];
      });
    },
  );
  expect(unsaid(sentences)).toEqual([]);
});

const HOUSEHOLDS = 30;
const STATUSES = [
  ...(['citizen', 'permanent-resident', 'refugee', 'cuban-haitian', 'parolee', 'tps', 'daca'] as const),
  ...(['visa-holder', 'undocumented'] as const),
] satisfies ImmigrationStatus[];

type Draw = <Value>(values: readonly Value[]) => Value;

/** Returns a function that draws random values, the same ones each time for a seed. */
function random(seed: number): Draw {
  let state = (seed + 1) * 2_654_435_761;
  return (values) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    const value = values[Math.floor((state / 2 ** 32) * values.length)];
    if (value === undefined) throw new Error('Nothing to draw from');
    return value;
  };
}

function madeUp(state: StateCode, draw: Draw): Household {
  const rarely = () => draw([false, false, false, true]);
  const sum = (...sums: number[]) => draw([0, 0, ...sums]);
  const someone = (relation: HouseholdPerson['relation']): HouseholdPerson => {
    const isChild = relation === 'child' || relation === 'grandchild';
    const age = isChild ? draw([0, 1, 3, 5, 9, 15, 17, 19]) : draw([17, 19, 22, 30, 41, 58, 64, 66, 80]);
    return person({
      ...{ relation, age, ageOpen: rarely(), student: rarely(), medicare: age >= 65 || rarely(), inSchool: age < 18 },
      ...{ disabled: rarely(), blind: draw([false, false, false, false, false, true]), hasDegree: rarely() },
      ...{ pregnant: !isChild && rarely(), expectedBabies: 1, breastfeeding: rarely(), veteran: rarely() },
      ...{ status: draw(['citizen', 'citizen', 'citizen', ...STATUSES]), residentYears: draw([null, 2, 9]) },
      ...{ hoursWorkedPerWeek: draw([0, 10, 25, 40]), hoursOpen: rarely(), idle: draw([null, 'looking', 'at-home']) },
      employerInsurance: rarely(),
      income: isChild
        ? {}
        : {
            wages: sum(4000, 9000, 17_000, 26_000, 34_000, 48_000, 70_000, 120_000, 260_000),
            'self-employment': sum(0, 0, 7000),
            'social-security': age > 60 ? draw([0, 9000, 15_000, 24_000]) : 0,
            'child-support': sum(0, 0, 3000),
            investments: sum(0, 0, 0, 1000, 15_000),
            other: sum(0, 0, 3000, 12_000),
            ...(rarely() ? { ssi: draw([0, 9000]) } : {}),
          },
    });
  };
  const relations = Array.from({ length: draw([0, 1, 2, 2, 3, 4]) }, () =>
    draw(['child', 'child', ...RELATIONS] as const),
  );
  const [costs, isOpen] = [rarely() ? 0 : 1, rarely()];
  return householdWith(
    [
      someone('self'),
      ...[...new Set(relations.filter((one) => one === 'spouse')), ...relations.filter((one) => one !== 'spouse')].map(
        someone,
      ),
    ],
    {
      ...{ state, on: draw(['2026-03-01', '2026-11-27', '2027-02-01']), savings: sum(500, 2500, 8000, 30_000) },
      ...{ homeless: draw([false, false, false, false, false, true]), home: draw(['own', 'rent', 'rent', null]) },
      ...{ incomeOpen: rarely(), housingOpen: isOpen, withoutBills: draw([false, false, false, false, true]) },
      enrolled: rarely() ? [draw(['snap', 'tanf', 'ssi', 'medicaid', 'child-care'] as const)] : [],
      drawn: rarely() ? [draw(['ssi', 'tanf'] as const)] : [],
      costs: {
        ...NO_COSTS,
        ...{
          housing: costs * sum(6000, 9600, 15_000),
          heatingCooling: costs * sum(900),
          electricity: costs * sum(700),
        },
        ...{ childCare: sum(2400, 5000, 14_000), medical: sum(0, 3000, 9000), phone: sum(300, 600) },
        ...{ childSupportPaid: sum(0, 2000), propertyTax: sum(1500) },
      },
    },
  );
}
