import { expect, test } from 'vitest';
import { CRISES } from '../../contract/search/crises.ts';
import { crisesIn } from './crisis.ts';
import { DANGER, MORE_DANGER, NO_DANGER } from './phrases.fixture.ts';

test.each([
  ['my husband beats me', ['violence']],
  ['My boyfriend hit me and I need to leave', ['violence']],
  ['money to leave an abusive relationship', ['violence']],
  ['domestic violence help', ['violence']],
  ['i’m scared of my ex', ['violence']],
  ['I want to kill myself', ['suicide']],
  ['feeling suicidal and no money', ['suicide']],
  ["i don't want to live anymore", ['suicide']],
  ['no food in the house', ['hunger']],
  ["my kids haven't eaten since yesterday", ['hunger']],
  ['need food today', ['hunger']],
  ['nowhere to sleep tonight', ['shelter']],
  ['living in my car with two kids', ['shelter']],
  ['we are homeless and hungry', ['shelter', 'hunger']],
  ['my stepdad hits me', ['violence', 'child']],
  ['I think a child is being abused next door', ['child']],
  ['my son overdosed', ['overdose']],
  ['our house burned down last night', ['disaster']],
  ['hurricane destroyed my house', ['disaster']],
  ['lost everything in a flood', ['disaster']],
])('%j is a crisis: %j', (words, crises) => {
  expect(crisesIn(words)).toEqual(crises);
});

test.each([
  '',
  'grants for a domestic violence shelter',
  'suicide prevention grants',
  'funding for victims of sexual assault programs',
  'overdose prevention training',
  'school lunch for hungry kids program funding',
  'help paying rent',
  'beat the heat air conditioner',
  'flood insurance',
  'fire truck for our department',
  'food truck loan',
  'hit by inflation, need help with bills',
  'buy farmland',
  'small business loan',
  'homeless veterans reintegration program',
  'my kitchen needs a new roof',
  'tornado shelter for my house',
])('%j is not a crisis', (words) => {
  expect(crisesIn(words)).toEqual([]);
});

test.each(CRISES.flatMap((crisis) => DANGER[crisis].map((words) => ({ crisis, words }))))(
  '$words mentions $crisis',
  ({ crisis, words }) => {
    expect(crisesIn(words)).toContain(crisis);
  },
);

test.each(MORE_DANGER)('%j mentions danger', (words) => {
  expect(crisesIn(words)).not.toEqual([]);
});

test.each(NO_DANGER)('%j only sounds like danger', (words) => {
  expect(crisesIn(words)).toEqual([]);
});

test('typos in danger words are understood, and other words are left alone', () => {
  for (const words of ['suiside', 'homless', 'domestic voilence', 'my husbnad hits me', 'my stepdadd hits me']) {
    expect(crisesIn(words)).not.toEqual([]);
  }
  for (const word of ['stealing', 'standing', 'staffing', 'breaking', 'hopeless', 'overcome', 'hungary', 'violet'])
    expect(crisesIn(`i was ${word} there`)).toEqual([]);
});

test('long text of any letters is read quickly', () => {
  const began = performance.now();
  for (const part of ['my husband ', 'he is going to ', 'so so ', 'a', 'no place to '])
    crisesIn(part.repeat(1000 / part.length));
  expect(performance.now() - began).toBeLessThan(500);
});
