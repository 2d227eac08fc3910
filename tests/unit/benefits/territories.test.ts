import { describe, expect, test } from 'vitest';
import { countedIn, memberWith } from '../members.fixture.ts';

const TERRITORIES = ['Christiansted, VI', 'Dededo, GU', 'Ponce, PR', 'Pago Pago, AS', 'Saipan, MP'];
const retired = (location: string) =>
  memberWith({
    ...{ age: 68, location, employmentStatus: 'retired', householdSize: 1, householdIncome: 9600 },
    household: { people: [], incomes: [{ kind: 'social-security', yearly: 9600 }], savings: 300 },
  });

describe('a member who retired in a territory', () => {
  test.each(TERRITORIES.filter((place) => !place.endsWith('MP')))('gets no SSI in %s', (place) => {
    const member = retired(place);
    expect(member.match('ssi').likelihood).toBe('no');
    expect(countedIn(member.total())).not.toContain('ssi');
  });

  test('gets SSI in the Northern Mariana Islands, as in a state', () => {
    expect(retired('Saipan, MP').match('ssi')).toMatchObject({
      likelihood: 'very-likely',
      estimate: { verdict: 'yes' },
    });
  });

  test.each(TERRITORIES)('gets no Extra Help in %s, and Medicare Savings Programs only where they exist', (place) => {
    const member = retired(place);
    expect(member.match('medicare-extra-help').likelihood).toBe('no');
    const { likelihood, estimate } = member.match('medicare-savings-programs');
    expect(['worth-checking', 'only-if']).toContain(likelihood);
    expect(estimate).toMatchObject({ verdict: 'not-covered', amount: null });
    expect(countedIn(member.total())).not.toContain('medicare-savings-programs');
  });

  test('keeps all of them in a state', () => {
    const member = retired('Toledo, OH');
    for (const id of ['ssi', 'medicare-extra-help', 'medicare-savings-programs'])
      expect(member.match(id).likelihood).toBe('very-likely');
  });
});

test.each(TERRITORIES)("an unknown income isn't zero income in %s", (location) => {
  const member = memberWith({ age: 29, location, occupation: 'Cashier' });
  expect(member.estimate('lifeline')).toMatchObject({ verdict: 'maybe' });
  expect(member.estimate('lifeline')?.missing).toContain('income');
  expect(['yes']).not.toContain(member.estimate('snap')?.verdict);
  expect(['yes']).not.toContain(member.estimate('liheap')?.verdict);
  expect(member.total().counted).toEqual([]);
});
