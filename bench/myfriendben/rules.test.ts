import { describe, expect, test } from 'vitest';
import type { Facts } from '../../matching/person/fact-types.ts';
import { evaluate, type Truth } from '../../matching/rules/evaluate.ts';
import { programConfig } from './record.ts';
import { rulesOfConfig } from './rules.ts';

const raw = (program: object) => ({
  white_label: { code: 'wa' },
  program: {
    name_abbreviated: 'wa_box',
    legal_status_required: ['citizen', 'refugee'],
    description_short: 'Free food boxes for seniors 60 and older with low income',
    website_description: 'Free food boxes for seniors 60 and older with low income',
    description:
      'A monthly box of food.\n\nTo qualify, you must:\n- Live in the city\n- Be age 60 or older\n\nBoxes are heavy.',
    ...program,
  },
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
  test('is likely only for the people it describes', () => {
    expect(truthOf(senior)).toBe('unknown');
    expect(truthOf({ ...senior, age: 59 })).toBe('false');
    expect(truthOf({ ...senior, state: 'OR' })).toBe('false');
  });

  test('is open if another person in the household may meet it', () => {
    expect(truthOf({ ...senior, age: 59, applyingFor: ['self', 'household'] })).toBe('unknown');
  });

  test('is not tied to the state of the site that lists it if it is national', () => {
    expect(truthOf({ ...senior, state: 'OR' }, { name_abbreviated: 'box' })).toBe('unknown');
  });

  test('does not refuse anyone for a status that profiles do not have', () => {
    expect(truthOf({ ...senior, citizenship: 'visa-holder' })).toBe('unknown');
    expect(truthOf(senior, { legal_status_required: ['non_citizen'] })).toBe('false');
    expect(truthOf({ ...senior, citizenship: 'other' }, { legal_status_required: ['citizen'] })).toBe('false');
  });

  test('does not require children if it is open to any family', () => {
    const credit = {
      description_short: 'Tax credit for workers',
      website_description: null,
      description: 'You may claim it even if you do not have children. Any children must have Social Security numbers.',
    };
    expect(truthOf({ ...senior, children: 0, pregnant: false }, credit)).toBe('unknown');
  });
});

test('a record that is not a configuration is refused', () => {
  expect(() => programConfig.parse({ program: {} })).toThrow();
});
