import type { Benefit } from '../../../contract/programs/benefits.ts';
import { GROWN } from '../../person/household-size.ts';
import type { HouseholdPerson } from '../household.ts';
import type { PersonsReckoning } from './reckoning.ts';

/** Paid to the parents, although it's calculated for each child. */
const FOR_PARENTS: readonly Benefit[] = ['child-care', 'state-child-tax-credits'];

interface Covered {
  people: readonly HouseholdPerson[];
  reckoned: readonly PersonsReckoning[] | undefined;
}

/**
 * Returns who in the household surely gets a benefit that the member doesn't, or only under another condition: "your
 * children, 2 and 9". Undefined if the member gets it too, or if it isn't known who does.
 */
export function recipientsOf(benefit: Benefit, households: readonly Covered[]): string | undefined {
  if (FOR_PARENTS.includes(benefit)) return undefined;
  const words = new Set(households.map(wordsFor));
  const [only] = words;
  return words.size === 1 ? only : undefined;
}

function wordsFor({ people, reckoned }: Covered): string | undefined {
  const [self] = reckoned ?? [];
  if (!reckoned || !self || (self.eligible && !self.isIf)) return undefined;
  const covered = people.filter((_, at) => reckoned[at]?.eligible && !reckoned[at]?.isIf);
  const isChild = ({ relation, age }: HouseholdPerson) => relation !== 'spouse' && age < GROWN;
  const children = covered.filter(isChild);
  const others = covered.filter((person) => !isChild(person)).map(wordsForAdult);
  const names = [...others, ...(children.length > 0 ? [wordsForChildren(children)] : [])];
  return names.length > 0 ? names.join(' and ') : undefined;
}

function wordsForChildren(children: readonly HouseholdPerson[]): string {
  const name = children.length === 1 ? 'your child' : 'your children';
  const isOwn = children.every(({ relation }) => relation === 'child');
  const of = isOwn ? name : children.length === 1 ? 'the child in your home' : 'the children in your home';
  if (children.some(({ ageOpen }) => ageOpen)) return of;
  const ages = children.map(({ age }) => age).toSorted((a, b) => a - b);
  return `${of}, ${new Intl.ListFormat('en-US').format(ages.map((age) => (age === 0 ? 'a baby' : String(age))))}`;
}

function wordsForAdult({ relation }: HouseholdPerson): string {
  const isNamed =
    relation === 'spouse' || relation === 'partner' || relation === 'parent' || relation === 'grandparent';
  return isNamed ? `your ${relation}` : 'another adult in your home';
}
