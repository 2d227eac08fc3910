import type { Amount } from '../../../contract/programs/benefits.ts';
import { amountWords } from '../../amounts/amount-words.ts';
import type { Household } from '../household.ts';
import { dollars, percent } from '../money.ts';
import { taxUnitOf } from '../tax/tax-unit.ts';
import type { Reckoner } from './reckoning.ts';
import type { Reduced, TierAmount, Tiers, TierTable } from './tiers.ts';

/** One tier of a table: incomes above `after` up to and including `end`, in US dollars a year. */
export interface Tier {
  after: number;
  end: number;
  amount: TierAmount;
  isOfTax: boolean;
}

/** What a tier pays a household, and the assumptions behind it. */
export interface TierPay {
  from: number;
  to: number;
  /** The calculation in a sentence, if the amount isn't simply the one in the table. */
  says?: string;
  assumes?: string;
  /** Set if the amount depends on the rent, which is unknown. */
  isRentOpen?: true;
}

/** Converts a table's tiers to US dollars. */
export function tiersOf({ rows, isOfTax = false }: TierTable, perEnd: number): Tier[] {
  const dollarsAt = (end: number | null | undefined) =>
    end === null ? Number.POSITIVE_INFINITY : Math.round(perEnd * (end ?? 0));
  return rows.map(([end, amount], at) => ({
    after: dollarsAt(rows[at - 1]?.[0]),
    end: dollarsAt(end),
    amount,
    isOfTax,
  }));
}

/** Returns the highest amount a tier pays. */
export function mostOf(amount: TierAmount): number {
  if (typeof amount === 'number') return amount;
  return 'upTo' in amount ? amount.upTo : amount.most;
}

/** Returns what a tier pays a household with this income. */
export function payOf({ amount, isOfTax }: Tier, { each, per }: Tiers, reckoner: Reckoner, income: number): TierPay {
  if (typeof amount === 'number') {
    const sum = each ? Math.min(amount * countOnReturn(each, reckoner), each.most ?? Number.POSITIVE_INFINITY) : amount;
    return { from: sum, to: sum, ...(isOfTax ? { assumes: `You paid at least ${dollars(sum)} of property tax` } : {}) };
  }
  if ('upTo' in amount) return { from: 0, to: amount.upTo };
  return reducedPay(amount, per, reckoner.household, income);
}

function reducedPay(
  part: Reduced,
  per: Amount['per'],
  { home, costs, housingOpen }: Household,
  income: number,
): TierPay {
  const { sum, ofRent = 0, lessIncome = 0, above = 0, less = 0, rate = 1, least = 0, most } = part;
  const hasRent = home === 'rent' && costs.housing > 0 && !housingOpen;
  if (sum === undefined && !hasRent && lessIncome === 0)
    return { from: most, to: most, assumes: `${percent(ofRent)} of your rent is at least ${dollars(most)} a year` };
  if (sum === undefined && !hasRent) return { from: least, to: most, isRentOpen: true };
  const counted = Math.min(sum ?? ofRent * costs.housing, part.rentUpTo ?? Number.POSITIVE_INFINITY);
  const off = less + lessIncome * Math.max(0, income - above);
  const rest = rate * (counted - off);
  const pay = rest <= 0 ? 0 : Math.floor(Math.min(most, Math.max(least, rest)));
  const amount = { from: pay, to: pay, per };
  if (sum !== undefined && off === 0) return amount;
  return { ...amount, says: reducedWords(part, costs.housing, counted, off, amount) };
}

function reducedWords(part: Reduced, rent: number, counted: number, off: number, amount: Amount): string {
  const base = baseWords(part, rent, counted);
  if (off >= counted) return `${base}, not more than the ${dollars(off)} of your income that is taken off`;
  const less = off > 0 ? `, less ${dollars(off)} of your income` : '';
  const times = part.rate === undefined ? '' : `, of which ${percent(part.rate)} is paid`;
  return `${base}${less}${times}: ${amount.to >= part.most ? 'the most, ' : ''}${amountWords(amount)}`;
}

function baseWords({ sum, ofRent = 0 }: Reduced, rent: number, counted: number): string {
  if (sum !== undefined) return dollars(sum);
  if (counted < Math.floor(ofRent * rent)) return `${dollars(counted)} of your rent counts`;
  return `${percent(ofRent)} of your rent of ${dollars(rent)} a year is ${dollars(counted)}`;
}

function countOnReturn({ isOldTwice }: NonNullable<Tiers['each']>, reckoner: Reckoner): number {
  const { filers, dependents } = taxUnitOf(reckoner);
  const old = isOldTwice ? filers.filter(({ age }) => age >= OLD).length : 0;
  return filers.length + dependents.length + old;
}

const OLD = 65;
