import * as z from 'zod/mini';
import { US_STATES } from '../../../contract/profile/places.ts';
import { noteOf } from '../estimates/earlier-figures.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { dollars, percent } from '../money.ts';
import { byChildren, eitcOf, withChildren } from './eitc.ts';
import {
  californiaCredit,
  lowIncomeFamilyCredit,
  workingFamiliesCredit,
  workingFamilyCredit,
} from './state-eitc-own.ts';

const range = z.tuple([z.number(), z.number()]);

const STATE_EITC = figureShapes('state-eitc', {
  rule: z.object({
    share: byChildren,
    /** The refundable share, if it's lower, for filers who owe no state income tax. */
    paidOut: z.optional(byChildren),
    /** Shares for couples without children: the nonrefundable one and the refundable one. */
    sharesOfCouples: z.optional(range),
    withYoungChild: z.optional(z.object({ below: z.number(), share: z.number() })),
    /** An extra amount for families with children. */
    bonus: z.optional(z.number()),
    most: z.optional(z.number()),
    ages: z.optional(range),
    withoutNumber: z.optional(z.boolean()),
    investmentLimit: z.optional(z.number()),
    studentsFrom: z.optional(z.number()),
    ownPhaseOut: z.optional(z.object({ start: z.number(), rate: z.number() })),
    figuresOf: z.optional(z.number()),
  }),
});

/** States whose credit isn't a share of the federal one. */
const OWN: Readonly<Record<string, (reckoner: Reckoner) => Reckoning>> = {
  CA: californiaCredit,
  MN: workingFamilyCredit,
  WA: workingFamiliesCredit,
  WV: lowIncomeFamilyCredit,
};

/**
 * Calculates a state's earned income credit, per year: usually a share of the federal one, under the state law that the
 * figures cite.
 */
export function reckonStateEitc(reckoner: Reckoner): Reckoning {
  const { state, on } = reckoner.household;
  const own = OWN[state];
  if (own) return own(reckoner);
  const { rule } = reckoner.figures(STATE_EITC);
  const name = US_STATES[state];
  if (rule === undefined)
    return reckoner.book.read(STATE_EITC, state, LATEST).rule === undefined
      ? notEligible([], () => [`${name} has no earned income credit of its own.`])
      : NOT_COVERED;
  const credit = eitcOf(reckoner, rule);
  if (credit === undefined) return NOT_COVERED;
  const { amount: federal, unit, children, income, end, against } = credit;
  if (federal <= 0) return notEligible(['rule'], () => [against?.() ?? 'The credit comes to nothing.']);
  const at = (list: readonly number[]) => list[Math.min(children, 3)] ?? 0;
  const isCouple = unit.filing === 'joint' && children === 0;
  const young = rule.withYoungChild;
  const share =
    (isCouple ? rule.sharesOfCouples?.[0] : undefined) ??
    (young && unit.dependents.some(({ age }) => age < young.below) ? young.share : at(rule.share));
  if (share === 0) return notEligible(['rule'], () => [`${name} gives the credit only to families with children.`]);
  const most = rule.most ?? Number.POSITIVE_INFINITY;
  const to = Math.min(most, share * federal) + (children > 0 ? (rule.bonus ?? 0) : 0);
  const out = (isCouple ? rule.sharesOfCouples?.[1] : undefined) ?? (rule.paidOut ? at(rule.paidOut) : share);
  const from = Math.min(to, out < share ? out * federal : to);
  return {
    eligible: true,
    amount: { from, to, per: 'year' },
    figures: ['rule'],
    limit: {
      income,
      most: Math.floor(end),
      per: 'year',
      people: unit.filers.length + unit.dependents.length,
      family: `${unit.filing === 'joint' ? 'a couple' : 'one adult'} ${withChildren(children)}`,
    },
    assumes: [
      'You file a state tax return',
      ...(from < to ? [`You owe ${name} income tax that the credit can lower`] : []),
    ],
    ...noteOf(rule.figuresOf, on),
    steps: () => [
      `${percent(share)} of the federal credit of ${dollars(federal)} ${withChildren(children)} is ${dollars(share * federal)} a year.`,
      ...(share * federal > most ? [`${name} gives at most ${dollars(most)}.`] : []),
      ...(rule.bonus && children > 0 ? [`${name} adds ${dollars(rule.bonus)} for a family with children.`] : []),
      ...(from < to
        ? [
            from > 0
              ? `${dollars(from)} is paid out even if you owe no ${name} income tax.`
              : `It only lowers what you owe of ${name} income tax.`,
          ]
        : []),
    ],
  };
}

/** Every recorded rule is in effect by this day. */
const LATEST = '2026-12-31';
