import { expect, test } from 'vitest';
import type { Rule } from '../../contract/programs/rules.ts';
import { KINDS_OF_PROFILES } from '../person/facts.ts';
import { barredKinds } from './barred.ts';

const kind = (...kinds: string[]): Rule => ({ fact: 'applicantKind', in: kinds, says: 'You apply', source: 'law' });
const check: Rule = { check: true, says: 'Something else holds', source: 'law' };

test('kinds the rules exclude are barred, whatever else may be open', () => {
  expect(barredKinds({ all: [kind('business', 'farm'), check] })).toEqual([
    'individual',
    'startup',
    'nonprofit',
    'researcher',
  ]);
  expect(barredKinds({ all: [kind('state-government'), check] })).toEqual(KINDS_OF_PROFILES);
});

test('no kind is barred with an alternative, unknown rules or combined kinds', () => {
  expect(barredKinds({ any: [kind('business'), check] })).toEqual([]);
  expect(barredKinds(null)).toEqual([]);
  expect(barredKinds({ all: [kind('individual'), kind('farm')] })).not.toContain('individual');
  expect(barredKinds({ all: [kind('individual'), kind('farm')] })).toContain('nonprofit');
});
