import type * as z from 'zod/mini';
import { type household, MOST_PEOPLE, type RELATIONS } from '../../../../../contract/profile/household.ts';
import { GROWN } from '../../../../../matching/person/household-size.ts';
import { numberOf } from '../../../lib/typed-number.ts';

/** A household member in the form's data. */
export type Someone = NonNullable<z.input<typeof household>['people']>[number];
type Relation = (typeof RELATIONS)[number];

/** One child's box: the typed text, and the listed person if there is one. */
export interface ChildBox {
  typed: string;
  listed?: Someone;
}

const OWN: readonly Relation[] = ['child', 'grandchild'];
const GROWN_RELATIONS: readonly Relation[] = ['spouse', 'partner', 'parent', 'grandparent'];

/** From this age on, children in the home are often grandchildren, so the form asks. */
const MAY_BE_GRANDPARENT = 45;

interface Answers {
  age?: unknown;
  numberOfChildren?: unknown;
}

/** Members under 18 may count themselves among the children, so the form doesn't ask for ages. */
export function asksForAges({ age, numberOfChildren }: Answers): boolean {
  return typeof age === 'number' && age >= GROWN && typeof numberOfChildren === 'number' && numberOfChildren > 0;
}

export function asksWhoseChildren({ age }: Answers): boolean {
  return typeof age === 'number' && age >= MAY_BE_GRANDPARENT;
}

/** Returns a box for each listed child. */
export function boxesOf(people: readonly Someone[]): ChildBox[] {
  return people
    .filter(isChild)
    .map((listed) => ({ typed: Number.isNaN(listed.age) ? '' : String(listed.age ?? ''), listed }));
}

/**
 * Returns how many boxes to show: one per child counted, but at least one for each child with more details than an age.
 */
export function boxesShown(boxes: readonly ChildBox[], children: number): number {
  const told = boxes.findLastIndex(({ listed }) => listed !== undefined && !isPlain(listed)) + 1;
  return Math.min(MOST_PEOPLE, Math.max(children, told));
}

export function isNoAge(typed: string): boolean {
  const age = numberOf(typed);
  return age !== null && !(age < GROWN);
}

/** Returns everyone listed, with the children from the boxes. An empty box isn't a person. */
export function peopleWith(people: readonly Someone[], boxes: readonly ChildBox[], relation: Relation): Someone[] {
  const others = people.filter((one) => !isChild(one));
  const children = boxes.filter(isSomebody).map(({ typed, listed }) => ({
    ...listed,
    relation: listed?.relation ?? relation,
    age: isNoAge(typed) ? Number.NaN : numberOf(typed),
  }));
  return [...others, ...children].slice(0, MOST_PEOPLE);
}

/** Changes the children's relation to the member. Children with more details keep theirs. */
export function turned(boxes: readonly ChildBox[], relation: Relation): ChildBox[] {
  return boxes.map((box) =>
    box.listed && isPlain(box.listed) ? { ...box, listed: { ...box.listed, relation } } : box,
  );
}

/** Returns the relation of children with only an age. */
export function relationIn(boxes: readonly ChildBox[]): Relation {
  return boxes.find(({ listed }) => listed && isPlain(listed))?.listed?.relation ?? 'child';
}

/** Returns whether a box stands for someone. People listed without an age are kept. */
function isSomebody({ typed, listed }: ChildBox): boolean {
  return typed.trim() !== '' || (listed !== undefined && ((listed.age ?? null) === null || !isPlain(listed)));
}

/** Returns whether a listed person is a minor, or a child of unknown age. */
export function isChild({ relation, age = null }: Someone): boolean {
  if (age === null || Number.isNaN(age)) return OWN.includes(relation);
  return age < GROWN && !GROWN_RELATIONS.includes(relation);
}

/** Returns whether only the person's age is known. */
export function isPlain({
  disability,
  pregnant,
  student,
  veteran,
  citizenshipStatus = 'not_specified',
}: Someone): boolean {
  return ![disability, pregnant, student, veteran].includes(true) && citizenshipStatus === 'not_specified';
}
