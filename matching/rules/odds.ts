import { isState, type StateCode } from '../../contract/profile/places.ts';
import type { EstimateVerdict } from '../../contract/programs/benefits.ts';
import {
  type CheckRule,
  FARM_FIELDS,
  type FactName,
  type FactRule,
  type IncomeLimit,
  type Leaf,
  type Odds,
  type WorkField,
} from '../../contract/programs/rules.ts';
import { isOfIncomeAlone } from '../conditions/income-sentences.ts';
import type { Facts } from '../person/fact-types.ts';
import { isDeniedIn, isPlainlyToldIn, isToldIn } from '../person/own-words.ts';

/** The odds of each class. Never shown; only the order of lists and four labels depend on them. */
const ODDS_OF = {
  'nearly-always': 0.96,
  usually: 0.78,
  half: 0.5,
  sometimes: 0.2,
  rarely: 0.03,
} as const satisfies Record<Odds, number>;

/** Whether nearly everyone meets an open condition. */
export function isUsual(odds = 0): boolean {
  return odds >= ODDS_OF['nearly-always'];
}

/** The odds that follow from an estimate's verdict; null if it leaves them open. */
const ODDS_OF_VERDICT: Readonly<Record<EstimateVerdict, number | null>> = {
  yes: 1,
  no: 0,
  close: ODDS_OF.sometimes,
  nobody: ODDS_OF.rarely,
  maybe: null,
  'not-covered': null,
};

/** For checks without a class, such as those read from crawled text. */
const UNCLASSED = ODDS_OF.usually;

/** How likely an open check is to hold for this person, 0 to 1. */
export function oddsOfCheck({ odds, benefit, income, need, fields, says }: CheckRule, facts: Facts): number {
  if (income === 'social-security' && hasOnlySsi(facts)) return ODDS_OF.rarely;
  const ofField = fields && facts.fields && oddsOfField({ fields, odds, says }, facts.fields);
  if (typeof ofField === 'number') return ofField;
  const hinge = benefit && facts.estimates?.get(benefit)?.hinge;
  if (hinge) return ODDS_OF[hinge.odds];
  const estimated = benefit && ODDS_OF_VERDICT[facts.estimates?.get(benefit)?.verdict ?? 'not-covered'];
  if (typeof estimated === 'number') return estimated;
  if (odds === undefined) return UNCLASSED;
  if (typeof odds !== 'string') return oddsOfIncome(odds, facts);
  if (facts.ownWords && isDeniedIn(facts.ownWords, says)) return ODDS_OF.rarely;
  if (facts.ownWords && isPlainlyToldIn(facts.ownWords, says)) return ODDS_OF['nearly-always'];
  if (facts.ownWords && isToldIn(facts.ownWords, says)) return Math.max(ODDS_OF[odds], ODDS_OF.usually);
  return need && facts.needs?.includes(need) ? Math.max(ODDS_OF[odds], ODDS_OF.half) : ODDS_OF[odds];
}

/** People had to apply for Social Security before getting SSI. If they get none, nobody worked long enough for it. */
function hasOnlySsi({ gets }: Facts): boolean {
  return gets?.includes('ssi') === true && !gets.includes('social-security');
}

/** How rare a check is that the person's own words fully state, in halvings; 0 if they don't. */
export function rarityOfStated({ odds, says }: CheckRule, { ownWords }: Facts): number {
  if (typeof odds !== 'string' || !ownWords || !isPlainlyToldIn(ownWords, says)) return 0;
  return -Math.log2(ODDS_OF[odds]);
}

/** Matches conditions on how the money is spent. Being in the field doesn't mean having such a project. */
const OF_A_PROJECT = /\bproject\b|^You plan\b/i;

/**
 * Applicants in the field usually meet the condition, or half of the time if it requires a project. Others rarely do.
 * Null for a house of worship in another field, because it may do anything for people.
 */
function oddsOfField(
  { fields = [], odds, says }: Pick<CheckRule, 'fields' | 'odds' | 'says'>,
  own: readonly WorkField[],
): number | null {
  const shared = fields.filter((field) => own.includes(field));
  if (shared.length === 0) return own.every((field) => field === 'worship') ? null : ODDS_OF.rarely;
  const ofFarms = shared.some((field) => FARM_FIELDS.some((known) => known === field));
  const usual = ofFarms ? 'nearly-always' : OF_A_PROJECT.test(says) ? 'half' : 'usually';
  return Math.max(ODDS_OF[usual], typeof odds === 'string' ? ODDS_OF[odds] : 0);
}

/** The share of people with the known facts who also meet the unknown one, 0 to 1. */
export function oddsOfFact(leaf: FactRule, facts: Facts): number {
  const { fact, atLeast, atMost } = leaf;
  if (fact === 'incomeOfPovertyLine') return oddsOfRange(leaf, (limit) => oddsOfIncome({ povertyLine: limit }, facts));
  if (fact === 'incomeOfAreaMedian') return oddsOfRange(leaf, (limit) => oddsOfIncome({ areaMedian: limit }, facts));
  if (fact === 'householdIncome') return oddsOfRange(leaf, (limit) => oddsOfIncome({ yearly: limit }, facts));
  const yes = BOOLEAN_ODDS[fact]?.(facts);
  if (yes !== undefined) return leaf.is === false ? 1 - yes : yes;
  const numbers = NUMBER_ODDS[fact];
  if (numbers) return numbers(facts, atLeast ?? Number.NEGATIVE_INFINITY, atMost ?? Number.POSITIVE_INFINITY);
  const shares = CHOICE_ODDS[fact]?.(facts) ?? {};
  const wanted = leaf.in ?? [String(leaf.is)];
  return Math.min(
    1,
    wanted.reduce((sum, value) => sum + (shares[value] ?? RARE), 0),
  );
}

const RARE = 0.03;

function oddsOfRange({ atLeast, atMost }: FactRule, below: (limit: number) => number): number {
  const upper = atMost === undefined ? 1 : below(atMost);
  const lower = atLeast === undefined ? 0 : below(atLeast);
  return Math.max(RARE, upper - lower);
}

/** The odds by share of the limit. Limits aren't sharp, because offices exclude parts of an income and add others. */
const BELOW_LIMIT: readonly (readonly [share: number, odds: number])[] = [
  [0.6, 0.97],
  [0.9, 0.9],
  [1, 0.8],
  [1.15, 0.4],
  [1.35, 0.1],
  [2.5, 0.01],
  [Number.POSITIVE_INFINITY, 0],
];

/** How likely a household's income is to be within a limit. */
function oddsOfIncome(limit: IncomeLimit, facts: Facts): number {
  const dollars = dollarsOf(limit, facts);
  const { householdIncome: income } = facts;
  if (income === undefined) return oddsWithoutIncome(limit, facts);
  if (dollars === undefined) return ODDS_OF.half;
  const share = dollars === 0 ? Number.POSITIVE_INFINITY : income / dollars;
  return BELOW_LIMIT.find(([most]) => share <= most)?.[1] ?? 0;
}

/**
 * An income below this share of a limit is within it, however an office counts. The share depends on the limit: one
 * amount for everyone, the largest of several amounts (for couples and others), or a share of the poverty line, which
 * states may lower.
 */
const WELL_BELOW = { sum: 0.95, severalSums: 0.5, share: 0.8 } as const;

/** Whether a condition is nothing but an income limit that the household is far below. */
export function isWellBelowLimit(leaf: Leaf, facts: Facts): boolean {
  if (!('check' in leaf) || leaf.benefit || leaf.odds === undefined || typeof leaf.odds === 'string') return false;
  if (!isOfIncomeAlone(leaf.says)) return false;
  const limit = dollarsOf(leaf.odds, facts);
  const sums = leaf.says.split('$').length - 1;
  const most = !('yearly' in leaf.odds) ? WELL_BELOW.share : sums > 1 ? WELL_BELOW.severalSums : WELL_BELOW.sum;
  return facts.householdIncome !== undefined && limit !== undefined && facts.householdIncome <= most * limit;
}

/** The limit in US dollars a year for this household; undefined if there is no figure for its place. */
function dollarsOf(limit: IncomeLimit, facts: Facts): number | undefined {
  if ('yearly' in limit) return limit.yearly;
  const size = facts.householdSize ?? likelySize(facts);
  if ('povertyLine' in limit) {
    const line = facts.lines?.povertyLine(size, stateIn(facts));
    return line === undefined ? undefined : (line * limit.povertyLine) / 100;
  }
  const median = facts.lines?.medianIncome(size, stateIn(facts));
  return median === undefined ? undefined : (median * limit.areaMedian) / 100;
}

/** The state's code, if it's a U.S. state or territory. */
export function stateIn({ state }: Facts): StateCode | undefined {
  return state !== undefined && isState(state) ? state : undefined;
}

/** An estimated household size, used if the size isn't stated. */
function likelySize({ children = 0, singleParent, spouse }: Facts): number {
  return 1 + children + (spouse === true || (children > 0 && singleParent === false) ? 1 : 0);
}

/** Household income as a percentage of the poverty line, by quantile: about half of all households are below 400%. */
const POVERTY_QUANTILES: readonly (readonly [percent: number, share: number])[] = [
  [50, 0.06],
  [100, 0.12],
  [138, 0.19],
  [200, 0.29],
  [250, 0.36],
  [300, 0.42],
  [400, 0.54],
];

/** People who are out of work, study, raise children alone or have a disability tend to have lower incomes. */
function oddsWithoutIncome(limit: IncomeLimit, facts: Facts): number {
  const percent =
    'povertyLine' in limit ? limit.povertyLine : 'areaMedian' in limit ? limit.areaMedian * 4 : limit.yearly / 250;
  const [, share] = POVERTY_QUANTILES.find(([most]) => percent <= most) ?? [0, 0.75];
  const isHardPressed =
    facts.employment === 'unemployed' ||
    facts.employment === 'unable-to-work' ||
    facts.student === 'current' ||
    facts.singleParent === true ||
    facts.disability === true ||
    facts.home === 'temporary';
  return isHardPressed ? Math.min(0.9, share * 1.8) : share;
}

const hasChildren = ({ children, singleParent, applyingFor }: Facts): number => {
  if (children !== undefined) return children > 0 ? 1 : 0;
  return singleParent === true || applyingFor?.includes('child') ? 1 : RARE;
};
const hasOthers = ({ householdSize, applyingFor }: Facts): boolean =>
  (householdSize ?? 1) > 1 || applyingFor?.includes('household') === true;

/** Odds of yes/no facts that a profile may leave open. Facts that people would mention but didn't are rare. */
const BOOLEAN_ODDS: Readonly<Partial<Record<FactName, (facts: Facts) => number>>> = {
  pregnant: ({ age = 40 }) => (age <= 45 ? 0.04 : 0),
  tribalMember: ({ minorityGroup }) => (minorityGroup === 'native-american' ? 0.6 : 0.01),
  worksForPay: ({ age = 40, employment }) =>
    employment === 'retired' || employment === 'unable-to-work' || age >= 68 ? 0.15 : 0.8,
  paysHeating: () => 0.85,
  spouse: (facts) => (hasOthers(facts) && facts.singleParent !== true ? 0.6 : 0.1),
  spouseVeteran: () => RARE,
  schoolAgeChild: (facts) => 0.75 * hasChildren(facts),
  disabledChild: (facts) => 0.08 * hasChildren(facts),
  // People past 50 with a child at home are often raising a grandchild.
  relativesChild: (facts) => ((facts.age ?? 0) >= 50 ? 0.6 : RARE) * hasChildren(facts),
  disabledOther: (facts) => (hasOthers(facts) ? 0.1 : RARE),
  pregnantOther: (facts) => (hasOthers(facts) ? 0.03 : 0),
};

const NUMBER_ODDS: Readonly<Partial<Record<FactName, (facts: Facts, atLeast: number, atMost: number) => number>>> = {
  age: (_, atLeast) => (atLeast <= 18 ? 0.9 : 0.5),
  children: (facts, atLeast) => (atLeast <= 0 ? 1 : hasChildren(facts) * (atLeast <= 1 ? 1 : 0.5)),
  householdSize: () => 0.5,
  veteranDisabilityRating: ({ veteran }, atLeast) => (veteran === false ? 0 : atLeast <= 10 ? 0.3 : 0.12),
  savings: (_, atLeast) => (atLeast > 0 ? 0.3 : 0.9),
  annualRevenue: (_, atLeast) => (atLeast > 0 ? 0.3 : 0.85),
  employees: (_, atLeast) => (atLeast > 0 ? 0.4 : 0.9),
  permanentResidentYears: () => 0.6,
  youngestChild: (facts, _, atMost) => hasChildren(facts) * Math.min(1, (atMost + 1) / 14),
  oldestOther: (facts, atLeast) => (hasOthers(facts) ? (atLeast >= 60 ? 0.12 : 0.4) : 0),
};

type Shares = Readonly<Record<string, number>>;

/** Multiple-choice facts that a profile may leave open, and how common each choice is. */
const CHOICE_ODDS: Readonly<Partial<Record<FactName, (facts: Facts) => Shares>>> = {
  citizenship: () => ({ citizen: 0.92, 'permanent-resident': 0.04 }),
  state: () => ({}),
  // Open only for members who aren't students and want help with school.
  student: () => ({ current: 0.05, future: 0.55, no: 0.4 }),
  educationLevel: ({ student }) =>
    student === 'current' || student === 'future'
      ? {
          'less-than-high-school': 0.1,
          'high-school': 0.44,
          'some-college': 0.24,
          associate: 0.08,
          bachelor: 0.1,
          graduate: 0.04,
        }
      : {
          'less-than-high-school': 0.1,
          'high-school': 0.28,
          'some-college': 0.16,
          associate: 0.1,
          bachelor: 0.22,
          graduate: 0.14,
        },
  employment: ({ age = 40 }) =>
    age >= 66
      ? { retired: 0.8, employed: 0.15, 'self-employed': 0.04 }
      : { employed: 0.7, 'self-employed': 0.08, unemployed: 0.06, retired: 0.05, 'unable-to-work': 0.05 },
  community: () => ({ urban: 0.35, suburban: 0.45, rural: 0.19, remote: 0.01 }),
  home: ({ age = 40 }) => {
    if (age < 18) return { own: 0.02, rent: 0.1, seeking: 0.02, temporary: 0.02 };
    return age < 25
      ? { own: 0.15, rent: 0.6, seeking: 0.15, temporary: 0.03 }
      : { own: 0.55, rent: 0.35, seeking: 0.08, temporary: 0.02 };
  },
  veteranDischarge: () => ({ honorable: 0.84, general: 0.1, 'still-serving': 0.05 }),
  minorityGroup: () => ({ hispanic: 0.19, 'african-american': 0.13, asian: 0.07, 'native-american': 0.02 }),
  profession: () => ({}),
  industry: () => ({}),
};
