import * as z from 'zod/mini';
import type { StateCode } from '../../../../contract/profile/places.ts';

const line = z.pipe(
  z._default(z.nullable(z.string()), ''),
  z.transform((text) => text ?? ''),
);
/** Texts by language; the product reads English. */
const inEnglish = z.pipe(
  z._default(z.object({ en: line }), { en: '' }),
  z.transform(({ en }) => en),
);
const sum = z._default(z.nullable(z.number()), null);

/** A piece of equipment or work that a program pays for, and the amount. */
const incentive = z.object({
  program: z.string(),
  payment_methods: z._default(z.array(z.string()), []),
  items: z._default(z.array(z.string()), []),
  amount: z._default(z.object({ type: line, number: sum, minimum: sum, maximum: sum, unit: line }), {
    type: '',
    number: null,
    minimum: null,
    maximum: null,
    unit: '',
  }),
  owner_status: z._default(z.array(z.string()), []),
  short_description: inEnglish,
  /** A date, or just a year. */
  start_date: line,
  end_date: line,
  low_income: line,
  paused: z._default(z.boolean(), false),
});
export type Incentive = z.infer<typeof incentive>;

/**
 * Income limits by household size, or as a share of a known line. The program's office checks other kinds of limits.
 */
const incomeLimits = z.object({
  type: z.string(),
  description: line,
  thresholds: z.record(z.string(), z.unknown()),
});
export type IncomeLimits = z.infer<typeof incomeLimits>;

const program = z.object({
  name: z.pipe(
    z.object({ en: z.string().check(z.trim(), z.minLength(1)) }),
    z.transform(({ en }) => en),
  ),
  url: inEnglish,
  authority_type: z.string(),
  description: line,
});

/** A program with everything it pays for, as `pagesOf` assembles it from a state's files. */
export const energyProgram = z.object({
  state: z.custom<StateCode>((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code)),
  key: z.string().check(z.minLength(1)),
  program,
  authority: z.nullable(z.object({ name: z.string().check(z.minLength(1)) })),
  incentives: z.array(incentive),
  limits: z.record(z.string(), incomeLimits),
});
export type EnergyProgram = z.infer<typeof energyProgram>;

const keyed = z.object({ key: z.string() });

/** Returns a record's ID, even if everything else is missing. */
export function idsOfProgram(raw: unknown): string[] {
  const { data } = keyed.safeParse(raw);
  return data ? [data.key] : [];
}

const list = z.array(z.looseObject({ program: z.string() }));
const byKey = z.record(z.string(), z.unknown());

/** A state's three files. */
export const programsFile = z.record(z.string(), z.looseObject({ authority: z.string(), authority_type: z.string() }));
export const authoritiesFile = z.record(z.string(), byKey);
export const incentivesFile = list;
/** All states' limits, by the names that incentives refer to. */
export const limitsFile = byKey;
