import { expect, test } from 'vitest';
import type { Rule } from '../../contract/programs/rules.ts';
import { KINDS_OF_PROFILES } from '../person/facts.ts';
import { barredKinds } from './barred.ts';

const kind = (...kinds: string[]): Rule => ({ fact: 'applicantKind', in: kinds, says: 'You apply', source: 'law' });
const check: Rule = { check: true, says: 'Something else holds', source: 'law' };

test('applicant kinds that the rules exclude are barred, whatever else is open', () => {
  expect(barredKinds({ all: [kind('business', 'farm'), check] })).toEqual([
    'individual',
    'startup',
    'nonprofit',
    'researcher',
  ]);
  expect(barredKinds({ all: [kind('state-government'), check] })).toEqual(KINDS_OF_PROFILES);
});

test('alternatives, unknown rules and combined kinds bar no kind of applicant', () => {
  expect(barredKinds({ any: [kind('business'), check] })).toEqual([]);
  expect(barredKinds(null)).toEqual([]);
  expect(barredKinds({ all: [kind('individual'), kind('farm')] })).not.toContain('individual');
  expect(barredKinds({ all: [kind('individual'), kind('farm')] })).toContain('nonprofit');
});
