import type { Leaf } from '../../../contract/programs/rules.ts';
import { GROWN } from '../../person/household-size.ts';
import { type CountedIncome, countedIncomeOf, otherHouseholdOf } from '../adjusted-income.ts';
import {
  type Hinge,
  NOT_COVERED,
  type PersonsReckoning,
  type Reckoner,
  type Reckoning,
  toConfirm,
} from '../estimates/reckoning.ts';
import { earnedOf, type HouseholdPerson, nameOf } from '../household.ts';
import { countOfPeople, dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { type Group, groupsOf, MEDICAID, type MedicaidFigures } from './medicaid-groups.ts';
import { assumedOf, type Opening, openingFor } from './medicaid-status.ts';

/** One person's result: their groups, what their status opens, and the first group whose limit they meet. */
interface PersonsGroups {
  person: HouseholdPerson;
  groups: Group[];
  opening: Opening;
  found: Group | undefined;
  /** Which household counts, if that decides the result and is unknown. */
  hinge?: Hinge;
}

/**
 * Determines who gets Medicaid: the groups of 42 CFR part 435, with income under 42 CFR 435.603 (the limits include the
 * five-point disregard) or, at 65 or with a disability, under SSI rules. Limits are the states' own.
 */
export function reckonMedicaid(reckoner: Reckoner): Reckoning {
  const figures = reckoner.figures(MEDICAID);
  if (figures.infant === undefined || povertyGuideline(reckoner, 1) === undefined) return NOT_COVERED;
  const ssi = reckoner.of('ssi');
  const all = reckoner.household.people.map((person, at): PersonsGroups => {
    const opening = openingFor(person, figures);
    const hasSsi = ssi.people?.[at]?.eligible === true;
    const within = (counted: CountedIncome) => {
      const groups = groupsOf(reckoner, figures, person, opening, counted, hasSsi);
      const fitting = groups.filter(({ income, most, isOpen }) => isOpen && income <= most);
      return { groups, found: fitting.find(({ confirms = [] }) => confirms.length === 0) ?? fitting[0] };
    };
    const first = within(countedIncomeOf(reckoner, person));
    const other = otherHouseholdOf(reckoner, person);
    const second = other && within(other.counted);
    if (!other || !second || (first.found === undefined) === (second.found === undefined))
      return { person, opening, ...first };
    const hinge: Hinge = first.found
      ? { says: other.unless, odds: other.odds }
      : { says: other.if, odds: other.odds === 'rarely' ? 'nearly-always' : other.odds };
    return { person, opening, ...(first.found ? first : second), hinge };
  });
  // Roommates apply on their own.
  const open = all.filter(({ person, found, opening }) => found && opening.kind !== 'emergency' && !isRoommate(person));
  const people = all.map((one): PersonsReckoning => {
    if (!one.found) return { eligible: false };
    return open.includes(one)
      ? { eligible: true, category: one.found.category, ...(one.found.assumes || one.hinge ? { isIf: true } : {}) }
      : { eligible: false, category: 'emergencies' };
  });
  const basis = { amount: null, people, figures: FIGURES };
  if (open.length === 0 && all.some(({ person, found }) => found && person.pregnant))
    return { ...basis, eligible: true, hinge: BIRTH, ...noteFor(all, figures), steps: () => [against(all)] };
  if (open.length === 0) return { ...basis, eligible: false, ...noteFor(all, figures), steps: () => [against(all)] };
  const limits = open.flatMap(({ person, found }) =>
    found && found.most < Number.POSITIVE_INFINITY
      ? [{ ...found, ...(person.relation === 'self' ? {} : { whose: nameOf(person) }) }]
      : [],
  );
  return {
    ...basis,
    eligible: true,
    limit: limits.toSorted((a, b) => b.most - a.most)[0] ?? null,
    // If one person is covered without a condition, so is the household.
    ...(open.every(({ hinge }) => hinge) && open[0]?.hinge ? { hinge: open[0].hinge } : {}),
    assumes: assumptions(open, figures),
    confirms: confirmsOf(open, figures),
    ...noteFor(
      all.filter((one) => !open.includes(one)),
      figures,
    ),
    steps: () => all.map((one) => stepFor(one, open.includes(one))),
  };
}

/** 42 U.S.C. 1396b(v)(2): emergencies, and labor and delivery, regardless of immigration status. */
const BIRTH: Hinge = {
  says: 'You need it for the birth or another emergency: Medicaid pays for those, whatever the immigration status',
  odds: 'usually',
};

const FIGURES = ['adult', 'parent', 'pregnant', 'youngChild', 'olderChild', 'agedOrDisabled', 'statuses'];

function assumptions(open: readonly PersonsGroups[], figures: MedicaidFigures): string[] {
  const all = open.flatMap((one) => [
    ...(one.hinge ? [one.hinge.says] : []),
    ...(one.found?.assumes ? [one.found.assumes] : []),
    ...workOf(one, figures),
    ...[assumedOf(one.person, one.opening) ?? []].flat(),
  ]);
  return [...new Set(all)];
}

/** Returns the work rule as a sentence, for adults in the group that many states added; empty for others. */
function workOf({ found, person }: PersonsGroups, { workHours }: MedicaidFigures): string[] {
  if (workHours === undefined || found?.category !== 'an adult' || person.disabled || person.blind) return [];
  return [
    `You work, study or volunteer ${workHours} hours a month, or are excused: parents of a child under 14 are, for one`,
  ];
}

/**
 * Returns what the covered person with the fewest conditions has to confirm. Empty if someone is covered without any.
 */
function confirmsOf(open: readonly PersonsGroups[], figures: MedicaidFigures): readonly Leaf[] {
  const all = open.map((one) => [
    ...(one.found?.confirms ?? []),
    // People who work or have a young child nearly always meet the rule. Others usually can.
    ...workOf(one, figures).map((says) => toConfirm(says, one.person.idle === null ? 'nearly-always' : 'usually')),
  ]);
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Returns a note on what else could help people above the limits. */
function noteFor(others: readonly PersonsGroups[], figures: MedicaidFigures): { note?: string } {
  if (others.some(({ found, opening }) => found && opening.kind === 'emergency'))
    return {
      note: 'In an emergency, and for labor and delivery, Medicaid pays for people within its limits whatever their immigration status.',
    };
  const needy = figures.medicallyNeedy;
  const hasNeedy = others.some(({ groups }) => groups.some(({ category }) => category.includes('medical bills')));
  if (needy && hasNeedy)
    return {
      note: `Your state also covers people whose medical bills bring what counts of their income down to about ${dollars(needy.one)} a month for one person.`,
    };
  const isDisabledWorker = ({ person }: PersonsGroups) => (person.disabled || person.blind) && earnedOf(person) > 0;
  if (others.some(isDisabledWorker))
    return { note: 'Most states let people with a disability who work buy in to Medicaid with a higher income.' };
  return {};
}

function stepFor({ person, found, groups, opening }: PersonsGroups, isOpen: boolean): string {
  const name = nameOf(person);
  if (!found) {
    const over = widest(groups);
    return over ? `${name}: ${overLimit(over)}` : `${name}: not in a group that your state covers.`;
  }
  if (!isOpen || opening.kind === 'emergency')
    return `${name}: within the limits, but the immigration status opens emergency care alone.`;
  return found.most === Number.POSITIVE_INFINITY
    ? `${name}: as ${found.category}.`
    : `${name}: as ${found.category}, ${dollars(found.income)} a year${found.leftOut?.() ?? ''} is within ${dollars(found.most)}, the limit for ${countOfPeople(found.people)}.`;
}

/** Explains in one sentence why no one is within the limits. */
function against(all: readonly PersonsGroups[]): string {
  if (all.some(({ found }) => found))
    return 'Within the limits, but your immigration status qualifies for Medicaid only in an emergency and for a birth.';
  const over = widest(all.flatMap(({ groups }) => groups));
  if (over) return overLimit(over);
  return 'Your state covers adults under 65 only as parents with a very low income, when pregnant, or with a disability.';
}

function widest(groups: readonly Group[]): Group | undefined {
  const plain = groups.filter(({ category }) => !category.includes('medical bills'));
  return (plain.length > 0 ? plain : groups).toSorted((a, b) => b.most - a.most)[0];
}

function overLimit({ category, income, most, people, isOpen, assumes, leftOut }: Group): string {
  if (!isOpen && assumes && income <= most) return 'What you own is above the limit at 65 or with a disability.';
  return `${dollars(income)} a year${leftOut?.() ?? ''} is above ${dollars(most)}, the limit for ${category} in a household of ${people}.`;
}

function isRoommate({ relation, age }: HouseholdPerson): boolean {
  return relation === 'unrelated' && age >= GROWN;
}
