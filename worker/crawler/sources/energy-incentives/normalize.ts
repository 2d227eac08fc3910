import { US_STATES } from '../../../../contract/profile/places.ts';
import { sumsIn } from '../../../../matching/amounts/named-sum.ts';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine, plainText } from '../../../web/plain-text.ts';
import { dayInWords, dayOf } from '../../fields/days.ts';
import { type Deadline, deadlineOf } from '../../fields/deadlines.ts';
import type { Amount } from '../../fields/money.ts';
import { asSet } from '../../fields/sets.ts';
import { rowOf } from '../../program-row.ts';
import { rulesOf } from './conditions.ts';
import type { EnergyProgram, Incentive } from './record.ts';

const LISTED = 'listed';
const SOURCE = 'energy-incentives';
/** The files have no time zone, so a day ends when it's over everywhere in the country. */
const TIME_ZONE = 'Pacific/Pago_Pago';
const PAGE = 'https://github.com/rewiringamerica/api.rewiringamerica.org';
/** A longer list of covered items wouldn't help. */
const MOST_PARTS = 25;
/** No home has a larger heat pump, so a higher cap is a mistake. */
const MOST_TONS = 10;

/** Payment methods, by the publisher's terms. */
const PAYMENTS: Readonly<Record<string, string>> = {
  rebate: 'Rebate',
  pos_rebate: 'Discount at the store',
  account_credit: 'Credit on a bill',
  assistance_program: 'Free or low-cost work',
  tax_credit: 'Tax credit',
  performance_rebate: 'Rebate by energy saved',
};

const UNITS: Readonly<Record<string, string>> = {
  ton: 'ton',
  watt: 'watt',
  kilowatt: 'kilowatt',
  kilowatt_hour: 'kilowatt-hour',
  square_foot: 'square foot',
};

/** Returns a record's program; none if the files list nothing that it pays for. */
export function rowsOfProgram(record: EnergyProgram, now: number): GrantRow[] {
  const { state, key, program, authority } = record;
  const today = new Date(now).toISOString().slice(0, 10);
  const open = record.incentives.filter((one) => isOpen(one, today));
  const parts = open.length > 0 ? open : record.incentives.filter(({ paused }) => !paused);
  if (parts.length === 0) return [];
  const provider = plainLine(authority?.name ?? '') || null;
  const name = plainLine(program.name);
  const texts = asSet(parts.map(({ short_description: text }) => plainLine(text)));
  const about = plainText(program.description);
  const items = asSet(parts.flatMap(({ items: of }) => of.map((item) => item.replaceAll('_', ' '))));
  return [
    rowOf(
      {
        source: SOURCE,
        sourceId: key,
        title: name === provider ? `${name}: help with home energy` : name,
        description: [about, listed(texts)].filter(Boolean).join('\n\n') || null,
        programType: 'assistance',
        category: 'Community Development',
        assistanceType: asSet(
          parts.flatMap(({ payment_methods: of }) => of.flatMap((one) => PAYMENTS[one] ?? [])),
        ).join(', '),
        amount: amountOfParts(parts),
        deadline: deadlineOfParts(parts),
        eligibility: [`Homes in ${US_STATES[state]}`, ...servedBy(record, provider)],
        provider,
        url: program.url || null,
        citations: [`${PAGE}/tree/main/data/${state}`],
        keywords: ['home energy', 'rebate', 'energy bill', ...items],
        states: [state],
        rules: rulesOf(record, parts, LISTED),
        isOpen: open.length > 0,
        origin: {
          key: LISTED,
          title: `Rewiring America, home energy incentives: ${name}`,
          url: `${PAGE}/tree/main/data/${state}`,
          date: null,
        },
      },
      now,
    ),
  ];
}

/** Returns whether people can get it today. If its end date is just a year, it runs through that year. */
function isOpen({ paused, start_date: start, end_date: end }: Incentive, today: string): boolean {
  const begins = dayOf(start);
  const ends = /^\d{4}$/.test(end) ? `${end}-12-31` : dayOf(end);
  return !paused && (begins === null || begins <= today) && (ends === null || ends >= today);
}

function servedBy({ program }: EnergyProgram, provider: string | null): string[] {
  if (provider === null || program.authority_type === 'state') return [];
  return /utility$/.test(program.authority_type)
    ? [`Customers of ${provider}`]
    : [`In the area that ${provider} serves`];
}

function listed(texts: readonly string[]): string {
  const shown = texts.slice(0, MOST_PARTS);
  const left = texts.length - shown.length;
  return [...shown, ...(left > 0 ? [`And ${left} more: see the program’s page.`] : [])].join('\n');
}

/**
 * Returns the highest amount for one item. A field counts only if the publisher's own sentence has the same amount,
 * because required fields are sometimes filled with a 1.
 */
function amountOfParts(parts: readonly Incentive[]): Amount {
  const sums = parts.flatMap((part) => sumsOf(part)).filter((sum) => sum > 0);
  if (sums.length > 0) {
    const max = Math.max(...sums);
    return { text: `Up to $${max.toLocaleString('en-US')} for one upgrade`, min: null, max };
  }
  return { text: rateOf(parts), min: null, max: null };
}

/**
 * Returns the cap, if the sentence has it or only the per-ton rate it's based on; otherwise the amounts in the sentence
 * that are within the limits.
 */
function sumsOf({ amount: { type, number, minimum, maximum, unit }, short_description: text }: Incentive): number[] {
  const isSum = type === 'dollar_amount';
  const bound = maximum ?? (isSum ? number : null);
  if (bound === null) return [];
  const named = sumsIn(text);
  const isOfRate = unit === 'ton' && number !== null && Math.max(...named) === number && bound <= number * MOST_TONS;
  if (named.includes(bound) || isOfRate) return [bound];
  const least = minimum ?? (isSum ? number : null);
  return least === null ? [] : named.filter((sum) => sum >= least && sum <= bound);
}

function names(text: string, sum: number): boolean {
  return sumsIn(text).includes(sum);
}

/** Returns the rate if there is no amount: a share of the cost, or dollars per unit. */
function rateOf(parts: readonly Incentive[]): string | null {
  const shares = parts.flatMap(({ amount: { type, number }, short_description: text }) => {
    const share = type === 'percent' && number !== null ? Math.round(number * 100) : 0;
    return share > 0 && (text.includes(`${share}%`) || (share === 100 && /\b(free|no cost)\b/i.test(text)))
      ? [share]
      : [];
  });
  if (shares.length > 0) {
    const most = Math.max(...shares);
    return most === 100 ? 'Up to the whole cost' : `Up to ${most}% of the cost`;
  }
  const [rate] = parts.flatMap(({ amount: { type, number, unit }, short_description: text }) =>
    type === 'dollars_per_unit' && number !== null && UNITS[unit] && names(text, number)
      ? [`$${number.toLocaleString('en-US')} per ${UNITS[unit]}`]
      : [],
  );
  return rate ?? null;
}

/** Returns the day the last part ends; none if any part has no end. */
function deadlineOfParts(parts: readonly Incentive[]): Deadline {
  const days = parts.map(({ end_date: end }) => dayOf(end));
  const known = asSet(days.filter((day) => day !== null));
  const last = known.at(-1) ?? null;
  const isWhole = days.every((day) => day !== null);
  if (isWhole && last !== null) {
    const first = known[0] ?? last;
    const note = first === last ? null : `Parts of it end earlier, the first on ${dayInWords(first)}`;
    return deadlineOf({ day: last, timeZone: TIME_ZONE, note });
  }
  const note = last === null ? 'No closing date' : `No closing date for all of it; parts end by ${dayInWords(last)}`;
  return deadlineOf({ day: null, timeZone: TIME_ZONE, note });
}
