import { expect, test } from 'vitest';
import type { Likelihood, Match } from '../../../../contract/programs/grants.ts';
import { MENU } from './menu.ts';
import { ownAnswerTo } from './own-topics.ts';

const grant = {
  ...{ id: 'pell-grant', title: 'Pell Grant', amount: 'Up to $7,395 a year', assistanceType: null },
  ...{ deadline: null, deadlineKind: 'unknown' as const },
  detail: { documents: [], documentRules: {}, howToApply: [], contact: null },
};
const matched = (likelihood: Likelihood): Match => ({
  ...{ score: 50, verdict: 'likely', likelihood, met: 0, open: 0, reasons: [] },
  estimate: { verdict: 'maybe', amount: { from: 0, to: 7395, per: 'year' } },
});
const topicsOf = (likelihood: Likelihood) =>
  ownAnswerTo('How much could I get?', grant, { facts: {}, match: matched(likelihood) })?.topics;

test('a ruled-out program has no amount to get', () => {
  expect(topicsOf('worth-checking')).toEqual(['worth']);
  expect(topicsOf('no')).toBeUndefined();
  const said = MENU.find(({ key }) => key === 'worth')?.parts({ facts: {}, match: matched('no') });
  expect(said?.filter(({ kind }) => kind === 'reckoned')).toEqual([]);
});
