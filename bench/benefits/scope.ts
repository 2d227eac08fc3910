import type { BenefitCase } from './cases.ts';

/** What members can tell us about a person in the household, and about the household as a whole. */
// biome-ignore format: one row reads better than one word per line
const OF_A_PERSON = new Set([
  'id', 'age', 'relation', 'immigration', 'income', 'costs', 'facts', 'given', 'disabled', 'blind', 'pregnant', 'expectedBabies',
  'breastfeeding', 'fullTimeStudent', 'fullTimeCollegeStudent', 'hoursWorkedPerWeek', 'offeredEmployerInsurance', 'medicareEntitled',
  'assetsForSsi', 'assets', 'female', 'ownChildrenInHousehold', 'meetsSsiDisabilityTest', 'veteran', 'yearsSinceEntry', 'inK12School', 'totallyDisabled',
]);
// biome-ignore format: one row reads better than one word per line
const OF_THE_HOUSEHOLD = new Set([
  'members', 'county', 'countyFips', 'zip', 'costs', 'assets', 'facts', 'given', 'filingStatus', 'vehicles', 'vehiclesValue',
  'homeless', 'ageAssumed',
]);
/**
 * Programs claimed on the tax return. Their cases may use `OF_TAX`: a card type instead of a status, a need for care,
 * the total income. Who applies together makes no difference to a tax credit.
 */
const TAX_PROGRAMS = /eitc|tax-credits?$|dependent-care/;
const OF_TAX = new Set(['ssnCardType', 'incapableOfSelfCare', 'adjustedGrossIncome', 'notGiven']);
/** Inputs used only for child care. Of these, members can tell us only the cost. */
const OF_CHILD_CARE = /^childCare(Hours|Days)/;
/** A provider's type and prices decide how much child care assistance pays, but not who gets it. */
const OF_CHILD_CARE_PRICES =
  /provider|quality|rating|tier|focus_level|exempt_level|ptq_level|star|qris|care_type|care_time|time_category|care_full_time|accredited|region|geography|registration_fee/;
/** Facts that mean a family already gets child care assistance, or that its parents work or study enough to qualify. */
const TOLD_OF_CHILD_CARE = /_enrolled$|_enrolled_in_ccdf|at_redetermination|meets_ccdf_activity_test|reason_for_care/;

/** Patterns of fact names, with the programs those facts affect. Other programs are still scored. */
const FACTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /_(ccap|ccs|ccsp|sra|caps|poc|cca|ccdf|ccpp|ccdp|erdc|ccfap|scca|c4k|ccw|sr|capp|hgp)(_|$)|child_care|ccdf|calworks|protective_services|pre_subsidy/,
    ['child-care'],
  ],
  [/_ui_|unemploy|_uc_|pfml/, ['unemployment-insurance']],
  [/_(ssp|oss|ossp|aabd|paa|sspp|msa|snc|oap|capi)(_|$)/, ['ssi-state-supplements']],
  [/^(ssi|receives_ssi)/, ['ssi', 'ssi-state-supplements', 'medicaid']],
  [/_(ottanf|eaedc|tea|was_tea)|wa_show_all_cash|power_shelter|tanf_countable/, ['tanf']],
  [/bcc|medical_condition|developmental_delay/, ['medicaid']],
  [/liheap/, ['liheap']],
  [/slcsp/, ['premium-tax-credit']],
  [
    /^(tenant_pays_utilities|ca_tanf_region1|living_arrangements_allow_for_food_preparation|in_la|in_riv|has_heating_cooling_expense|has_phone_expense)$/,
    [],
  ],
  [/care_worker|is_tanf_enrolled|has_tin/, []],
];

/** Programs that each state runs under its own rules. */
const BY_STATES = new Set(['child-care', 'tanf']);

const NEEDS_NUMBER = new Set(['eitc', 'child-tax-credit']);

/**
 * Returns why a program's result depends on details that members can't give us, or null if it doesn't. An amount can
 * depend on more details than a verdict.
 */
export function beyondMembers(given: BenefitCase, program: string, what: 'verdict' | 'amount'): string | null {
  const { household } = given;
  if (BY_STATES.has(program) && isOfAnotherState(given)) return "tries another state's rules";
  const keys = [
    ...Object.keys(household).filter((key) => !OF_THE_HOUSEHOLD.has(key)),
    ...household.members.flatMap((member) => Object.keys(member).filter((key) => !OF_A_PERSON.has(key))),
  ].filter(
    (key) =>
      ((program === 'child-care' && what === 'amount') || !OF_CHILD_CARE.test(key)) &&
      !(TAX_PROGRAMS.test(program) && OF_TAX.has(key)),
  );
  const [key] = keys;
  if (key !== undefined) return `names ${key}`;
  if (TAX_PROGRAMS.test(program) && household['filingStatus'] === 'SEPARATE' && household.members.length > 1)
    return 'files apart from the spouse';
  if (TAX_PROGRAMS.test(program) && household.members.every(({ age }) => age < 16)) return 'a child who lives alone';
  // The label depends on a Social Security number. The case doesn't state one, and a person without a status has none.
  if (
    NEEDS_NUMBER.has(program) &&
    household.members.some((one) => one.immigration === 'UNDOCUMENTED' && one['ssnCardType'] === undefined)
  )
    return 'does not say what tax number somebody without a status has';
  const facts = [household, ...household.members].flatMap(({ facts }) => Object.keys(facts ?? {}));
  const special = facts.find((fact) => {
    if (program === 'child-care') {
      if (TOLD_OF_CHILD_CARE.test(fact)) return false;
      if (OF_CHILD_CARE_PRICES.test(fact)) return what === 'amount';
    }
    const known = FACTS.find(([pattern]) => pattern.test(fact));
    return known === undefined || known[1].includes(program);
  });
  if (special !== undefined) return `names ${special}`;
  const fixedOnes = [household, ...household.members].flatMap((one) =>
    Object.keys((one['given'] as Record<string, unknown> | undefined) ?? {}),
  );
  const fixed = fixedOnes.find(
    (name) => !/countable|gross_earned/.test(name) || (program === 'tanf' && name.includes('_tanf_')),
  );
  return fixed === undefined ? null : `fixes ${fixed}`;
}

/** Detects cases that put a family in one state and ask about another state's program. */
function isOfAnotherState({ source, state }: BenefitCase): boolean {
  const [, tried] = /states\/([a-z]{2})\//.exec(source) ?? [];
  return tried !== undefined && state !== null && tried.toUpperCase() !== state;
}
