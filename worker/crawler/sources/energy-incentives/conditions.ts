import type { CheckRule, Odds, Rule } from '../../../../contract/programs/rules.ts';
import { asks, oneOf, toCheck } from '../../extract/leaves.ts';
import type { EnergyProgram, Incentive, IncomeLimits } from './record.ts';

/** The largest household size to accept. The publisher's lists end at about eight people. */
const MOST_PEOPLE = 20;
const INCOME = 'Your household’s income is within the program’s limit';

/**
 * Returns the rules for who can get a program: by home, by utility, and by income. `source` is the key of its source.
 */
export function rulesOf(record: EnergyProgram, incentives: readonly Incentive[], source: string): Rule {
  const all: Rule[] = [
    asks({ fact: 'applicantKind', is: 'individual' }, 'You ask for yourself or your family', { source }),
    ...homeRule(incentives, source),
    ...areaRule(record, source),
    ...incomeRule(record, incentives, source),
    likely('Your home, and what you buy or have done, meet the program’s own rules', 'usually', source),
  ];
  return { all };
}

/** Returns a rule for homeowners or renters only, if every part of the program requires it. */
function homeRule(incentives: readonly Incentive[], source: string): Rule[] {
  const owners = [...new Set(incentives.flatMap(({ owner_status: status }) => status))];
  if (owners.length !== 1) return [];
  if (owners[0] === 'homeowner') return [asks({ fact: 'home', is: 'own' }, 'You own your home', { source })];
  return owners[0] === 'renter' ? [asks({ fact: 'home', is: 'rent' }, 'You rent your home', { source })] : [];
}

/**
 * Returns the rule for a program's area. A state's own program covers the whole state. The source doesn't list the
 * areas of other programs, so people have to check.
 */
function areaRule({ program, authority }: EnergyProgram, source: string): Rule[] {
  const kind = program.authority_type;
  if (kind === 'state') return [];
  const name = authority?.name ?? program.name;
  const isUtility = kind === 'utility' || kind === 'gas_utility';
  const says = isUtility ? `You are a customer of ${name}` : `Your home is in the area that ${name} serves`;
  return [likely(says.slice(0, 300), 'sometimes', source)];
}

/**
 * Uses a limit only if all parts share it: a program that offers more to people with low incomes offers something to
 * others too.
 */
function incomeRule({ limits }: EnergyProgram, incentives: readonly Incentive[], source: string): Rule[] {
  const names = [...new Set(incentives.map(({ low_income: name }) => name))];
  const [name] = names;
  if (names.length !== 1 || !name)
    return names.includes('') || names.length === 0 ? [] : [likely(INCOME, 'half', source)];
  return [limitRule(limits[name], source) ?? likely(INCOME, 'half', source)];
}

function limitRule(limits: IncomeLimits | undefined, source: string): Rule | undefined {
  if (!limits) return undefined;
  const { type, thresholds } = limits;
  const percent = thresholds['percentage'];
  if (type === 'fpl-percentage' && isSum(percent)) {
    const says = `Your household’s income is at most ${percent}% of the federal poverty line`;
    return asks({ fact: 'incomeOfPovertyLine', atMost: percent }, says, { source });
  }
  if (type === 'ami-percentage' && isSum(percent)) {
    const says = `Your household’s income is at most ${percent}% of the median income in your area`;
    return { ...toCheck(says, { source }), odds: { areaMedian: percent } };
  }
  return type === 'hhsize' ? bySize(thresholds, source) : undefined;
}

/** Returns a limit for each household size in the list; larger households get a question. */
function bySize(thresholds: Readonly<Record<string, unknown>>, source: string): Rule | undefined {
  const known = Object.entries(thresholds).flatMap(([size, most]) =>
    /^\d{1,2}$/.test(size) && Number(size) <= MOST_PEOPLE && isSum(most) ? [{ size: Number(size), most }] : [],
  );
  const largest = Math.max(...known.map(({ size }) => size));
  // A gap in the list would wrongly rule people out.
  if (known.length === 0 || known.length !== largest) return undefined;
  const rules = known.map(({ size, most }): Rule => {
    const people = size === 1 ? 'one person' : `${size} people`;
    const limit = `$${most.toLocaleString('en-US')}`;
    return {
      all: [
        asks({ fact: 'householdSize', atLeast: size, atMost: size }, `Your household is ${people}`, { source }),
        asks({ fact: 'householdIncome', atMost: most }, `Its income is at most ${limit} a year`, { source }),
      ],
    };
  });
  const larger: Rule = {
    all: [
      asks({ fact: 'householdSize', atLeast: largest + 1 }, `Your household is more than ${largest} people`, {
        source,
      }),
      likely(INCOME, 'half', source),
    ],
  };
  return oneOf([...rules, larger]);
}

function isSum(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}

function likely(says: string, odds: Odds, source: string): CheckRule {
  return { ...toCheck(says, { source }), odds };
}
