import type { Match } from '../../contract/programs/grants.ts';
import { PhraseBook, type Phrases } from '../../contract/spanish/phrase-book.ts';
import * as SPANISH_AMOUNTS from '../../matching/amounts/range-words.es.ts';
import * as AMOUNTS from '../../matching/amounts/range-words.ts';
import * as SPANISH_WORTH from '../../matching/amounts/worth-texts.es.ts';
import * as WORTH from '../../matching/amounts/worth-texts.ts';
import * as SPANISH_LIKELIHOOD from '../../matching/rules/likelihood-texts.es.ts';
import * as LIKELIHOOD from '../../matching/rules/likelihood-texts.ts';
import { PLAIN_START } from '../../matching/rules/plain-start.es.ts';

/*
 * The English and Spanish words of the same functions, paired. In the Worker, the functions return English, and these
 * books translate the result into Spanish.
 */

const LIKELIHOODS = ['qualify', 'very-likely', 'worth-checking', 'only-if', 'unknown', 'no'] as const;
const names = LIKELIHOODS.map((key): [string, string] => [LIKELIHOOD.names[key], SPANISH_LIKELIHOOD.names[key]]);

/** How likely the person is to get a program. */
export const likelihoodBook = new PhraseBook([
  {
    ...Object.fromEntries(names),
    [LIKELIHOOD.getsIt]: SPANISH_LIKELIHOOD.getsIt,
    [LIKELIHOOD.isPaid]: SPANISH_LIKELIHOOD.isPaid,
    [LIKELIHOOD.rare]: SPANISH_LIKELIHOOD.rare,
    [`{name}: ${LIKELIHOOD.things(1)}`]: `{name}: ${SPANISH_LIKELIHOOD.things(1)}`,
    '{name}: {count} things to confirm': '{name}: {count} cosas por confirmar',
  },
]);

/** Returns a sentence with the rare conditions, if the likelihood has any. Conditions must be in Spanish already. */
export function onlyIfInSpanish({ likelihood, alreadyGets, onlyIf = [] }: Match): string | null {
  if (likelihood !== 'only-if' || alreadyGets || onlyIf.length === 0) return null;
  const conditions = onlyIf.map((text) =>
    PLAIN_START.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text,
  );
  // "EE. UU." already ends with a period.
  return `${SPANISH_LIKELIHOOD.onlyIf(conditions)}.`.replace(/\.\.$/, '.');
}

const PERIODS = ['once', 'day', 'month', 'year'] as const;
const [from, to] = ['{sumFrom}', '{sumTo}'] as const;
const amounts = PERIODS.flatMap((per): [string, string][] => {
  const [english, spanish] = [AMOUNTS.PER[per], SPANISH_AMOUNTS.PER[per]];
  return [
    [`{sum}${english}`, `{sum}${spanish}`],
    [`${AMOUNTS.RANGE.between(from, to)}${english}`, `${SPANISH_AMOUNTS.RANGE.between(from, to)}${spanish}`],
  ];
});

/** What follows "About" or "Up to": an amount, who gets it, and what it depends on. */
const words: Phrases = {
  ...Object.fromEntries(amounts),
  [`{amount}${WORTH.forYou}`]: `{amount}${SPANISH_WORTH.forYou}`,
  [`{amount}${WORTH.forThem('{recipients}')}`]: `{amount}${SPANISH_WORTH.forThem('{recipients}')}`,
  [`{amount}${WORTH.ifEarned}`]: `{amount}${SPANISH_WORTH.ifEarned}`,
  '{amount} (in force since {count})': '{amount} (vigente desde {count})',
};

/** What a program is worth to the person. */
export const worthBook = new PhraseBook(
  [
    {
      [WORTH.about('{amount}')]: SPANISH_WORTH.about('{amount}'),
      [WORTH.upTo('{amount}')]: SPANISH_WORTH.upTo('{amount}'),
    },
  ],
  { words },
);

/** Help that others in the household get. */
export const labelBook = new PhraseBook([
  { [WORTH.labeled('{recipients}', '{help}')]: SPANISH_WORTH.labeled('{recipients}', '{help}') },
]);
