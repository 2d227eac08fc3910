import { expect, test } from 'vitest';
import { hasPaid, hasPremium, living, NEW_WORLD, STEPS, settle, type World } from './money-model.ts';

const LENGTH = 6;
const ALPHABET = Object.entries(STEPS);

/** Returns a violation of what must hold at all times, or null. */
function faultNow(world: World): string | null {
  if (living(world).length > 1) return 'two subscriptions live';
  const { state } = world.row;
  const isPaid = world.truth.invoices.some((one) => one.subscription === state.subscription && one.status === 'paid');
  if (hasPremium(world) && !isPaid) return 'active without a paid invoice';
  return null;
}

/** Returns a violation of what must hold once every event has been delivered, or null. */
function faultInTheEnd(world: World): string | null {
  const settled = settle(world);
  const fault = faultNow(settled);
  if (fault) return fault;
  if (settled.isDeleted) return living(settled).length > 0 ? 'a departed member is still charged' : null;
  const [paid, premium] = [hasPaid(settled), hasPremium(settled)];
  if (paid === premium) return null;
  return paid ? 'who paid has nothing' : 'premium, though Stripe says otherwise';
}

test(`every sequence of up to ${LENGTH} steps ends in Stripe's state`, () => {
  const faults: string[] = [];
  let tried = 0;
  const walk = (world: World, names: string[]) => {
    for (const [name, run] of ALPHABET) {
      const after = run(world);
      names.push(name);
      tried += 1;
      const fault = faultNow(after) ?? faultInTheEnd(after);
      if (fault && faults.length < 5) faults.push(`${names.join(', ')}: ${fault}`);
      if (names.length < LENGTH) walk(after, names);
      names.pop();
    }
  };
  walk(NEW_WORLD, []);
  expect(faults).toEqual([]);
  expect(tried).toBe([1, 2, 3, 4, 5, 6].reduce((sum, length) => sum + ALPHABET.length ** length, 0));
}, 120_000);

test('the table detects the faults that it exists for', () => {
  const run = (...names: (keyof typeof STEPS)[]) => names.reduce((world, name) => STEPS[name](world), NEW_WORLD);
  expect(hasPremium(run('prepare', 'confirm'))).toBe(false);
  expect(hasPremium(settle(run('prepare', 'confirm')))).toBe(true);
  expect(hasPremium(run('prepare', 'confirm', 'activate', 'cancel'))).toBe(true);
  expect(hasPremium(settle(run('prepare', 'confirm', 'cancel', 'renew')))).toBe(false);
  expect(hasPremium(settle(run('prepare', 'confirm', 'fail')))).toBe(true);
  expect(hasPremium(settle(run('prepare', 'confirm', 'fail', 'fail')))).toBe(false);
  expect(hasPremium(settle(run('prepare', 'confirm', 'renew', 'refund')))).toBe(false);
  expect(hasPremium(settle(run('prepare', 'renew', 'prepare', 'confirm')))).toBe(true);
});
