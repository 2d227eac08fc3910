import type { EstimateVerdict } from '../../../contract/programs/benefits.ts';
import { type CheckRule, FARM_FIELDS, type FactRule, type WorkField } from '../../../contract/programs/rules.ts';
import type { Estimate } from '../../benefits/estimates/estimate.ts';
import { RARE } from '../../fact-table/entry.ts';
import { FACT_TABLE } from '../../fact-table/table.ts';
import type { Facts } from '../../person/fact-types.ts';
import { isDeniedIn, isPlainlyToldIn, isToldIn } from '../../person/own-words.ts';
import { oddsOfIncome } from './income-odds.ts';
import { ODDS_OF } from './odds-classes.ts';

/** Returns whether nearly everyone meets an open condition. */
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

/** Returns how likely an open check is to hold for this person, 0 to 1. */
export function oddsOfCheck(check: CheckRule, facts: Facts): number {
  const { odds, benefit, without, income, need, fields, plans, says } = check;
  if (income === 'social-security' && hasOnlySsi(facts)) return ODDS_OF.rarely;
  const ofField = fields && facts.fields && oddsOfField({ fields, odds, says }, facts.fields);
  if (typeof ofField === 'number') return ofField;
  if (without && isMembers(facts.estimates?.get(without))) return ODDS_OF.sometimes;
  const hinge = benefit && facts.estimates?.get(benefit)?.hinge;
  if (hinge) return ODDS_OF[hinge.odds];
  const estimated = benefit && ODDS_OF_VERDICT[facts.estimates?.get(benefit)?.verdict ?? 'not-covered'];
  if (typeof estimated === 'number') return estimated;
  if (odds === undefined) return UNCLASSED;
  if (typeof odds !== 'string') return oddsOfIncome(odds, facts);
  if (facts.farmPlan && plans?.includes(facts.farmPlan) && !need) return Math.max(ODDS_OF[odds], ODDS_OF.usually);
  if (facts.ownWords && isDeniedIn(facts.ownWords, says)) return ODDS_OF.rarely;
  if (facts.ownWords && isPlainlyToldIn(facts.ownWords, says)) return ODDS_OF['nearly-always'];
  if (facts.ownWords && isToldIn(facts.ownWords, says)) return Math.max(ODDS_OF[odds], ODDS_OF.usually);
  return need && facts.needs?.includes(need) ? Math.max(ODDS_OF[odds], ODDS_OF.half) : ODDS_OF[odds];
}

/** Returns whether an estimate finds the member, and not only others in the household, within the limits. */
function isMembers(estimate: Estimate | undefined): boolean {
  return estimate?.verdict === 'yes' && !estimate.recipients;
}

/**
 * Returns whether the person gets SSI but no Social Security. SSI applicants must apply for both, so no one in the
 * family worked long enough for Social Security.
 */
function hasOnlySsi({ gets }: Facts): boolean {
  return gets?.includes('ssi') === true && !gets.includes('social-security');
}

/** Returns how rare a check is, in halvings, if the person's own words fully state it; otherwise 0. */
export function rarityOfStated({ odds, says }: CheckRule, { ownWords }: Facts): number {
  if (typeof odds !== 'string' || !ownWords || !isPlainlyToldIn(ownWords, says)) return 0;
  return -Math.log2(ODDS_OF[odds]);
}

/** Matches conditions on how the money is spent. Being in the field doesn't mean having such a project. */
const OF_A_PROJECT = /\bproject\b|^You(?: plan|'re planning)\b/i;

/**
 * Returns the odds of a condition about a field of work. Applicants in the field usually meet it, or half the time if
 * it requires a project. Others rarely do. Null for a house of worship in another field, because it may do anything for
 * people.
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

/** Returns the share of people with the known facts who also meet the unknown one, 0 to 1. */
export function oddsOfFact(leaf: FactRule, facts: Facts): number {
  const { fact, is, in: values, atLeast, atMost } = leaf;
  const entry = FACT_TABLE[fact];
  if ('of' in entry) {
    return entry.odds(facts, atLeast ?? Number.NEGATIVE_INFINITY, atMost ?? Number.POSITIVE_INFINITY);
  }
  if ('yes' in entry) {
    const yes = entry.odds?.(facts);
    if (yes === undefined) return RARE;
    return is === false ? 1 - yes : yes;
  }
  const shares = entry.odds?.(facts) ?? {};
  const wanted = values ?? [String(is)];
  return Math.min(
    1,
    wanted.reduce((sum, value) => sum + (shares[value] ?? RARE), 0),
  );
}
