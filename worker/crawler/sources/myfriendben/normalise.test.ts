import { describe, expect, test } from 'vitest';
import { rule as ruleSchema } from '../../../../contract/rules.ts';
import { evaluate, type Truth } from '../../../../matching/evaluate.ts';
import type { Facts } from '../../../../matching/facts.ts';
import { myFriendBen, rulesOfConfig } from './normalise.ts';
import { programConfig } from './record.ts';

const raw = (program: object = {}, code = 'wa') => ({
  white_label: { code },
  program_category: { external_name: 'wa_food' },
  program: {
    name_abbreviated: 'wa_box',
    legal_status_required: ['citizen', 'refugee'],
    name: 'Senior food box',
    description_short: 'Free food boxes for seniors 60 and older with low income',
    website_description: 'Free food boxes for seniors 60 and older with low income',
    description:
      'A monthly box of food.\n\nTo qualify, you must:\n- Live in the city\n- Be age 60 or older\n\nBoxes are heavy.',
    learn_more_link: 'https://www.example.gov/box',
    apply_button_link: '',
    ...program,
  },
  documents: [{ text: 'Proof of age' }, { external_name: 'known' }],
});
const truthOf = (facts: Facts, program: object = {}): Truth =>
  evaluate(rulesOfConfig(programConfig.parse(raw(program))), facts).truth;

const senior: Facts = {
  age: 70,
  state: 'WA',
  citizenship: 'citizen',
  applicantKind: ['individual'],
  applyingFor: ['self'],
};

describe('a configuration', () => {
  test('is likely for whom it describes, and for nobody else', () => {
    expect(truthOf(senior)).toBe('unknown');
    expect(truthOf({ ...senior, age: 59 })).toBe('false');
    expect(truthOf({ ...senior, state: 'OR' })).toBe('false');
  });

  test('is open where somebody else at home may meet it', () => {
    expect(truthOf({ ...senior, age: 59, applyingFor: ['self', 'household'] })).toBe('unknown');
  });

  test('of the whole country is not bound to the site that lists it', () => {
    expect(truthOf({ ...senior, state: 'OR' }, { name_abbreviated: 'box' })).toBe('unknown');
  });

  test('refuses nobody for an immigration status that a profile cannot tell', () => {
    expect(truthOf({ ...senior, citizenship: 'visa-holder' })).toBe('unknown');
    expect(truthOf(senior, { legal_status_required: ['non_citizen'] })).toBe('false');
    expect(truthOf({ ...senior, citizenship: 'other' }, { legal_status_required: ['citizen'] })).toBe('false');
  });

  test('that any family can have asks for no children', () => {
    const credit = {
      description_short: 'Tax credit for workers',
      website_description: null,
      description: 'You may claim it even if you do not have children. Any children must have Social Security numbers.',
    };
    expect(truthOf({ ...senior, children: 0, pregnant: false }, credit)).toBe('unknown');
  });
});

test('a configuration becomes a program with its rules, documents and source', () => {
  const now = Date.UTC(2026, 7, 21);
  const [row, ...others] = myFriendBen.normalise(myFriendBen.parse(raw()), now);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id: 'myfriendben-wa_box',
    title: 'Senior food box',
    states: ['WA'],
    provider: 'Washington',
    programType: 'assistance',
    requirements: 'Proof of age',
    applicationUrl: null,
    checkedAt: '2026-08-21',
  });
  expect(ruleSchema.safeParse(row?.rules).success).toBe(true);
  expect(row?.eligibility).toContain('You are 60 or older');
  const [later] = myFriendBen.normalise(myFriendBen.parse(raw()), now + 86_400_000);
  expect(later?.contentHash).toBe(row?.contentHash);
});

test('what is no configuration is refused', () => {
  expect(() => myFriendBen.parse({ program: {} })).toThrow();
});
