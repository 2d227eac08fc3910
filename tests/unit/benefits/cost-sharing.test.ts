import { expect, test } from 'vitest';
import { matchWith } from '../members.fixture.ts';

const wages = (yearly: number) => ({
  householdSize: 1,
  householdIncome: yearly,
  household: { people: [], incomes: yearly > 0 ? [{ kind: 'wages', yearly, whose: 'self' }] : [] },
});
const AIDE = { age: 55, location: 'Ocala, FL', employmentStatus: 'employed', ...wages(13_500) };
const JOBLESS = { age: 24, location: 'Browning, MT', employmentStatus: 'unemployed', ...wages(0) };
const WIDOW = {
  age: 63,
  location: 'Jackson, TN',
  employmentStatus: 'retired',
  householdSize: 1,
  householdIncome: 17_000,
  household: { people: [], incomes: [{ kind: 'social-security', yearly: 17_000, whose: 'self' }] },
};

const csr = (answers: Readonly<Record<string, unknown>>) =>
  matchWith('marketplace-cost-sharing-reductions', answers).likelihood;

test.each([
  ['a worker below the poverty line where Medicaid was not expanded', AIDE],
  ['a member without income who gets Medicaid', JOBLESS],
  ['a member of a tribe who gets Medicaid', { ...JOBLESS, tribalAffiliation: 'Blackfeet Nation' }],
])('%s gets no premium tax credit and no cost-sharing reductions either', (_, answers) => {
  expect(['only-if', 'no']).toContain(csr(answers));
});

test('with the credit and up to 250% of the poverty line, a Silver plan has them', () => {
  expect(csr(WIDOW)).toBe('very-likely');
  expect(matchWith('premium-tax-credit', WIDOW).estimate?.verdict).toBe('yes');
  expect(matchWith('marketplace-cost-sharing-reductions', WIDOW).estimate?.amount).toBeNull();
});

test('above 250% they end, and the credit continues', () => {
  const answers = { ...AIDE, ...wages(50_000) };
  expect(['only-if', 'no']).toContain(csr(answers));
  expect(matchWith('premium-tax-credit', answers).estimate?.verdict).toBe('yes');
});

test('tribal members get them up to 300%', () => {
  const cook = { ...AIDE, employmentStatus: 'self-employed', ...wages(45_000) };
  const answers = { ...cook, tribalAffiliation: 'Seminole Tribe of Florida' };
  expect(['only-if', 'no']).not.toContain(csr(answers));
});
