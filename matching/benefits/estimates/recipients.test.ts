import { expect, test } from 'vitest';
import { type HouseholdPerson, PLAIN_PERSON } from '../household.ts';
import { recipientsOf } from './recipients.ts';

const person = (relation: HouseholdPerson['relation'], age: number, ageOpen = false): HouseholdPerson => ({
  ...{ ...PLAIN_PERSON, relation, age, ageOpen },
});
const family = [person('self', 34), person('spouse', 36), person('child', 9), person('child', 2)];
const covering = (...eligible: boolean[]) => ({ people: family, reckoned: eligible.map((one) => ({ eligible: one })) });

test('names the people who get what the member does not', () => {
  expect(recipientsOf('medicaid', [covering(false, false, true, true)])).toBe('your children, 2 and 9');
  expect(recipientsOf('wic', [covering(false, false, false, true)])).toBe('your child, 2');
  expect(recipientsOf('medicaid', [covering(false, true, true, false)])).toBe('your spouse and your child, 9');
  const unknown = [person('self', 34), person('child', 5, true), person('child', 6, true)];
  const reckoned = [false, true, true].map((eligible) => ({ eligible }));
  expect(recipientsOf('chip', [{ people: unknown, reckoned }])).toBe('your children');
  const niece = [person('self', 34), person('other-relative', 4)];
  expect(recipientsOf('chip', [{ people: niece, reckoned: reckoned.slice(0, 2) }])).toBe('the child in your home, 4');
});

test('leaves out people with a further condition, such as hours of work', () => {
  const reckoned = [{ eligible: true, isIf: true }, { eligible: false }, { eligible: true }, { eligible: true }];
  expect(recipientsOf('medicaid', [{ people: family, reckoned }])).toBe('your children, 2 and 9');
  const alone = [{ eligible: true, isIf: true }, ...[1, 2, 3].map(() => ({ eligible: false }))];
  expect(recipientsOf('medicaid', [{ people: family, reckoned: alone }])).toBeUndefined();
});

test('says nothing if the member may get it, or if it is unclear who does', () => {
  expect(recipientsOf('medicaid', [covering(true, false, true, true)])).toBeUndefined();
  expect(
    recipientsOf('medicaid', [covering(false, false, true, true), covering(true, false, true, true)]),
  ).toBeUndefined();
  expect(recipientsOf('child-care', [covering(false, false, true, true)])).toBeUndefined();
  expect(recipientsOf('snap', [{ people: family, reckoned: undefined }])).toBeUndefined();
});
