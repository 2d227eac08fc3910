import { expect, test } from 'vitest';
import { conditionsInSpanish } from './condition-list.ts';

const KNOWN: Readonly<Record<string, string>> = {
  'You rent': 'Alquila',
  'You own and live in your home': 'Es dueño de su casa y vive en ella',
  'You are 60 or older': 'Tiene 60 años o más',
};
const say = (english: string) => KNOWN[english] ?? english;

test.each([
  ['One of these: You rent; You are 60 or older', 'Una de estas: Alquila; Tiene 60 años o más'],
  [
    'One of these: You own and live in your home and You are 60 or older; One of these: You rent; You have a cat',
    'Una de estas: Es dueño de su casa y vive en ella y Tiene 60 años o más; Una de estas: Alquila; You have a cat',
  ],
  ['You rent', undefined],
])('%s', (english, own) => expect(conditionsInSpanish(english, say)).toBe(own));
