import { expect, test } from 'vitest';
import { IMMIGRATION_CLASSES } from '../../contract/programs/catalog.ts';
import { FACTS, type FactName, type Rule } from '../../contract/programs/rules.ts';
import { PhraseBook } from '../../contract/spanish/phrase-book.ts';
import { immigrationRule } from '../immigration/index.ts';
import { withSentences } from '../rules/curated-rules.ts';
import { FACT_PHRASES, FACT_WORDS } from './fact-phrases.ts';
import { listed } from './joined.ts';
import { rulesInSpanish } from './rules.ts';
import { SENTENCES } from './sentences.ts';

const sentencesOf = (rule: Rule): string[] => {
  if ('not' in rule) return sentencesOf(rule.not);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  return parts ? parts.flatMap(sentencesOf) : 'says' in rule ? [rule.says] : [];
};

test('exactly the conditions of immigration law have a Spanish sentence', () => {
  const english = IMMIGRATION_CLASSES.flatMap((name) => immigrationRule(name)?.rule ?? []).flatMap((rule) =>
    checksOf(withSentences(rule)),
  );
  expect(new Set(Object.keys(SENTENCES))).toEqual(new Set(english));
});

const checksOf = (rule: Rule): string[] => {
  if ('not' in rule) return checksOf(rule.not);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  return parts ? parts.flatMap(checksOf) : 'check' in rule ? [rule.says] : [];
};

const names = Object.keys(FACTS) as FactName[];
test.each(names)('%s has Spanish sentences, and their opposites', (fact) => {
  const kind = FACTS[fact];
  const comparisons =
    kind.type === 'boolean'
      ? [{ is: true }, { is: false }]
      : kind.type === 'number'
        ? [{ atLeast: 1 }, { atMost: 5 }, { atLeast: 2, atMost: 5 }]
        : [...kind.values.map((value) => ({ in: [value] })), { in: kind.values.slice(0, 3) }];
  const leaves = comparisons.map((comparison) => ({ fact, source: 'x', ...comparison }));
  const rule = withSentences({ all: leaves.flatMap((leaf) => [leaf, { not: leaf }]) });
  const spanish = sentencesOf(rulesInSpanish(rule));
  for (const [index, sentence] of sentencesOf(rule).entries()) {
    expect(spanish[index]).toMatch(/^[A-ZÉÁÍÓÚ]/);
    expect(spanish[index]).not.toBe(sentence);
    expect(spanish[index]).not.toMatch(/\b(you|your|the|undefined)\b/i);
  }
});

test.each([
  ['You apply as a person, or for a farm or ranch or a nonprofit'],
  ['You apply for a business, a new business, a nonprofit or a local government'],
  ["You don't live in Texas, Ohio or the District of Columbia"],
  ['You are 60 or older'],
  ["Your household's income is at most $20,000 a year"],
])('a crawled program’s condition has a Spanish sentence too: %s', (sentence) => {
  const book = new PhraseBook([FACT_PHRASES], { words: FACT_WORDS, knowsParts: true });
  expect(book.say(sentence)).not.toMatch(/\b(you|your|or|the|for|in)\b/i);
});

test.each([
  ['You are a student', 'Estudia'],
  ['You live in Texas or Ohio', 'Vive en Texas u Ohio'],
  ['At most 1 children live with you', 'Como máximo un menor de 18 años vive con usted'],
  ['A child aged 5 or younger lives with you', 'Un menor que tiene 5 años o menos vive con usted'],
])('%s: %s', (english, spanish) =>
  expect(new PhraseBook([FACT_PHRASES], { words: FACT_WORDS, knowsParts: true }).say(english)).toBe(spanish),
);

test('words are joined as Spanish requires', () => {
  expect(listed(['casa', 'hogar'], 'o')).toBe('casa u hogar');
  expect(listed(['siete', 'ocho'], 'o')).toBe('siete u ocho');
  expect(listed(['padres', 'hijos'], 'y')).toBe('padres e hijos');
  expect(listed(['tierra', 'hierba'], 'y')).toBe('tierra y hierba');
  expect(listed(['Ohio', 'Texas'], 'ni')).toBe('Ohio ni Texas');
});
