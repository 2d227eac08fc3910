import { expect, test } from 'vitest';
import { shownReasons, withoutAssumed } from './assumed.ts';

const reason = (
  criterion: 'applyingFor' | 'applicantKind' | 'age',
  text: string,
  verdict: 'met' | 'unmet' = 'met',
) => ({
  ...{ criterion, text, verdict, quote: null, source: null },
});
const match = (reasons: ReturnType<typeof reason>[]) => ({
  ...{ score: 50, verdict: 'likely' as const, likelihood: 'worth-checking' as const, open: 1 },
  met: reasons.filter(({ verdict }) => verdict === 'met').length,
  reasons,
});

test('assumed conditions are neither shown as met nor counted', () => {
  const shown = withoutAssumed(
    match([
      reason('age', 'You are 65 or older'),
      reason('applicantKind', 'You apply as a person'),
      reason('applicantKind', 'You apply as a person, or for a farm or ranch or a business'),
      reason('applyingFor', 'You ask for yourself'),
    ]),
  );
  expect(shown.reasons.map(({ text }) => text)).toEqual(['You are 65 or older']);
  expect(shown.met).toBe(1);
});

test('answers about work and failed conditions stay', () => {
  const reasons = [
    reason('applicantKind', 'You apply as a nonprofit'),
    reason('applyingFor', 'You ask for a child', 'unmet'),
  ];
  expect(withoutAssumed(match(reasons)).reasons).toEqual(reasons);
});

test('a list omits what its count omits, unless that is everything', () => {
  const state = { ...reason('age', 'You live in Pennsylvania'), criterion: 'state' as const };
  const age = reason('age', 'You are 65 or older');
  expect(shownReasons([state, age])).toEqual([age]);
  expect(shownReasons([state])).toEqual([state]);
});
