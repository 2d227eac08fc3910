import { expect, test } from 'vitest';
import { conceptsOf } from './concepts.ts';
import { EnglishWords } from './english-words.ts';
import { corrected } from './spelling.ts';
import { lookedUp, needsDictionary, understand } from './understand.ts';
import { phraseStems } from './words.ts';

const meant = (text: string) => understand(text).concepts.map(({ concept }) => concept.name);

test.each([
  ["I can't pay my heating bill", 'low income home energy assistance'],
  ['my landlord is kicking us out', 'eviction protection'],
  ['food stamps', 'supplemental nutrition assistance'],
  ['my husband died', 'social security survivors insurance'],
  ['I got laid off', 'unemployment insurance'],
  ['daycare is too expensive', 'child care development block'],
  ['buy a tractor', 'farm operating loans'],
  ['body cameras for our officers', 'body worn camera'],
  ['raising my grandkids', 'guardianship assistance'],
  ['ayuda con el bill de la luz', 'low income home energy assistance'],
  ['my mama cant live alone', 'national family caregiver support'],
  ['insulin too expensive', 'prescription'],
  ['paid time off for the baby', 'paid leave'],
])('%j means %j', (text, name) => {
  expect(meant(text)).toContain(name);
});

test('a longer phrase weighs more than a phrase inside it', () => {
  const { concepts } = understand('homeless veterans');
  const weight = (name: string) => concepts.find(({ concept }) => concept.name === name)?.weight;
  expect(weight('homeless providers grant per diem')).toBe(1);
  expect(weight('veteran')).toBe(0.5);
});

test('a nearly complete phrase is understood too, but counts less', () => {
  const { concepts } = understand('get middle school kids thinking about college');
  const found = concepts.find(({ concept }) => concept.name === 'early awareness readiness undergraduate');
  expect(found?.weight).toBeGreaterThan(0.3);
  expect(found?.weight).toBeLessThan(1);
});

test('programs have the concepts in their titles, in any word order', () => {
  const { named, mentioned } = conceptsOf({
    title: phraseStems('Low-Income Home Energy Assistance'),
    names: [phraseStems('LIHEAP')],
    description: phraseStems('Also helps with weatherization assistance.'),
  });
  const [energy] = understand('heating bill').concepts;
  const weatherization = understand('drafty windows').concepts.map(({ concept }) => concept.token);
  expect(named).toContain(energy?.concept.token);
  expect(weatherization.some((token) => mentioned.includes(token))).toBe(true);
});

test.each([
  ['unemploymnet', 'unemployment'],
  ['scholorship', 'scholarship'],
  ['vetrans', 'veterans'],
  ['daycre', 'daycare'],
  ['drowt', 'drought'],
  ['releif', 'relief'],
])('%s is read as %s', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each(['rent', 'unemployment', 'quokka', 'narwhal', 'axolotl', 'abc', 'sf424'])('%s stays as it is', (word) => {
  expect(corrected(word)).toBeNull();
});

test('a dictionary word is not a typo', () => {
  const text = 'my dog barked';
  const dictionary = new EnglishWords('barked\n');
  expect(understand(text).corrected).not.toBeNull();
  expect(understand(text, { dictionary }).corrected).toBeNull();
  expect(needsDictionary(text)).toBe(true);
  expect(needsDictionary('unemployment check')).toBe(false);
});

test('a dictionary word is a typo if a similar one completes a phrase', () => {
  const dictionary = new EnglishWords('cream\ndippers\n');
  expect(understand('dippers for baby', { dictionary }).corrected).toBe('diapers for baby');
  expect(understand('dippers for ice cream', { dictionary }).corrected).toBeNull();
});

test('a corrected search reports how it was read', () => {
  expect(understand('unemploymnet check').corrected).toBe('unemployment check');
  expect(understand('unemployment check').corrected).toBeNull();
  expect(understand('unemploymnet check', { spelling: false }).corrected).toBeNull();
});

test('numbers of listings, forms and sections are kept whole', () => {
  expect(understand('cfda 93.568').codes).toEqual(['93.568']);
  expect(understand('CFDA 93568').codes).toEqual(['93.568']);
  expect(understand('how to fill in SF-424').codes).toEqual(['sf-424']);
  expect(understand('money for a roof').codes).toEqual([]);
});

test('words for money are looked up only if there are no others', () => {
  expect(lookedUp(understand('grant money for a roof')).map(({ text }) => text)).toEqual(['roof']);
  expect(lookedUp(understand('grant money')).map(({ text }) => text)).toEqual(['grant', 'money']);
});
