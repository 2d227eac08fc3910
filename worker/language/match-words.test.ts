import { expect, test } from 'vitest';
import type { Likelihood, Match } from '../../contract/programs/grants.ts';
import { rare } from '../../matching/rules/likelihood-texts.es.ts';
import { MATCH_WORDS } from './match-words.ts';

const { label, sentence, worth } = MATCH_WORDS.es;
const base: Match = { score: 50, verdict: 'likely', likelihood: 'very-likely', met: 1, open: 0, reasons: [] };
const match = (given: Partial<Match>): Match => ({ ...base, ...given });
const estimated = (given: Partial<NonNullable<Match['estimate']>>) =>
  worth(match({ estimate: { verdict: 'yes', amount: { from: 300, to: 600, per: 'month' }, ...given } }));

test.each([
  ['qualify', 'Califica según lo que nos dijo'],
  ['very-likely', 'Es muy probable que califique: 2 cosas por confirmar'],
  ['worth-checking', 'Vale la pena revisarlo'],
  ['only-if', 'Solo si…'],
  ['unknown', 'Revise los requisitos'],
  ['no', 'Probablemente no califica'],
] satisfies [Likelihood, string][])('the likelihood %s is %s', (likelihood, words) =>
  expect(label(match({ likelihood, open: 2 }))).toBe(words),
);

test('the label says if one condition is open or the person already gets the help', () => {
  expect(label(match({ open: 1 }))).toBe('Es muy probable que califique: 1 cosa por confirmar');
  expect(label(match({ alreadyGets: true }))).toBe('Ya lo recibe');
});

test('rare conditions are joined in a sentence', () => {
  const onlyIf = ['Tiene una discapacidad', 'Obtiene ayuda del VA'];
  expect(sentence(match({ likelihood: 'only-if', onlyIf }))).toBe(
    'Solo si tiene una discapacidad u obtiene ayuda del VA.',
  );
  expect(sentence(match({ likelihood: 'only-if' }))).toBe(rare);
});

test.each([
  [{}, 'Unos $300 a $600 al mes para usted'],
  [{ amount: { from: 600, to: 600, per: 'year' } }, 'Unos $600 al año para usted'],
  [{ amount: { from: 0, to: 1250, per: 'once' } }, 'Hasta $1,250 una sola vez para usted'],
  [{ recipients: 'sus hijos, 2 y 9' }, 'Unos $300 a $600 al mes para sus hijos, 2 y 9'],
  [
    { ifEarned: true, figuresOf: 2023 },
    'Unos $300 a $600 al mes para usted, si todos sus ingresos vienen del trabajo (vigente desde 2023)',
  ],
  [{ verdict: 'maybe' }, 'Hasta $600 al mes'],
] satisfies [Partial<NonNullable<Match['estimate']>>, string][])('the estimate %j is %s', (estimate, words) =>
  expect(estimated(estimate)).toBe(words),
);
