import { EVERYDAY } from './everyday.ts';
import { FURTHER } from './further.ts';
import { GRAMMAR } from './grammar.ts';
import { HOME } from './home.ts';
import { MONEY } from './money.ts';
import { PEOPLE } from './people.ts';

/**
 * What people say in Spanish, by what the English search understands: one line per meaning, "english: spanish,
 * spanish". The first line with a phrase wins. The site's build writes this to a file, because only searches in Spanish
 * need it.
 */
export const SPANISH = [GRAMMAR, PEOPLE, HOME, MONEY, FURTHER, EVERYDAY].join('');
