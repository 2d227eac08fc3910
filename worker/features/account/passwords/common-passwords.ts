import { PRODUCT } from '../../../../contract/limits.ts';
import { ApiFailure } from '../../../failure.ts';
import { COMMON_WALKS, type CommonPasswords } from './common-password-words.ts';

/** The password's owner. Attackers try public facts about a person first. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const TOO_COMMON = 'This password is too common. Please choose another one.';

/** No list of common passwords has a longer entry. */
const LONGEST_GUESSED = 40;
/** Shorter words are weak evidence, so the rest must be easy to guess too. */
const SHORT_WORD = 4;
/** Up to this many digits around a word barely slow an attacker down. */
const DIGITS_GUESSED = 4;

/** Throws `validation` for a password that attackers try first (NIST SP 800-63B, 3.1.1.2). */
export function refuseCommonPassword(password: string, person: Person, common: CommonPasswords): void {
  if (isCommonPassword(password, person, common)) {
    throw new ApiFailure('validation', TOO_COMMON, { fields: { password: TOO_COMMON } });
  }
}

/**
 * Returns whether the password differs from a common one only in capitals, look-alike characters, digits and symbols.
 */
export function isCommonPassword(password: string, person: Person, common: CommonPasswords): boolean {
  const text = fold(password);
  if (text.length > LONGEST_GUESSED) return false;
  if (common.whole.has(text)) return true;
  if (!/\p{L}/u.test(text)) return isPlain(digitsOf(text));
  const walk = once(text.replace(/[!@#$%^&*()]/g, digitOf).replace(/[^a-z0-9]/g, ''));
  if (COMMON_WALKS.has(walk) || COMMON_WALKS.has(walk.replace(/\d+$/, ''))) return true;
  const words = wordsOf(person);
  return splits(text).some(
    ({ word, rest }) => isCommonWord(word, [common.words, words]) && isGuessedRest(word, digitsOf(rest)),
  );
}

/** Lowercases and strips accents, for comparison with the list. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function digitOf(symbol: string): string {
  return String(')!@#$%^&*('.indexOf(symbol));
}

/** Collapses repetition: `adminadmin` becomes `admin`. */
function once(text: string): string {
  return text.replace(/^(.+?)\1+$/, '$1');
}

/** Returns every way to split the password into a word and the digits and symbols around it. */
function splits(text: string): { word: string; rest: string }[] {
  const first = text.search(/\p{L}/u);
  const afterLast = text.length - (/[^\p{L}]*$/u.exec(text)?.[0].length ?? 0);
  const ends = Array.from({ length: text.length - afterLast + 1 }, (_, index) => afterLast + index);
  return [...new Set([0, first])].flatMap((start) =>
    ends.map((end) => ({ word: text.slice(start, end), rest: text.slice(0, start) + text.slice(end) })),
  );
}

const LOOK_ALIKE: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

function isCommonWord(word: string, lists: readonly ReadonlySet<string>[]): boolean {
  return ['i', 'l'].some((one) => {
    const letters = word.replace(/[^\p{L}]/gu, (sign) =>
      sign === '1' || sign === '|' ? one : (LOOK_ALIKE[sign] ?? ''),
    );
    const plain = once(letters);
    const bare = plain.replace(/^(my|the|new|our)(?=.{4})/, '');
    return [letters, plain, bare].some((form) => lists.some((words) => words.has(form)));
  });
}

function isGuessedRest(word: string, digits: string): boolean {
  return (word.length >= SHORT_WORD && digits.length <= DIGITS_GUESSED) || isPlain(digits);
}

/** Returns whether digits are easy to guess: none, a year, at most three distinct ones, or a sequence. */
function isPlain(digits: string): boolean {
  const run = once(digits);
  const isRun = ['01234567890123456789', '98765432109876543210'].some((all) => all.includes(run));
  return isRun || new Set(digits).size <= 3 || /^(19|20)\d\d$/.test(digits);
}

/** Returns the words that attackers derive from the product's name and the person's name and address. */
function wordsOf({ email, firstName, lastName }: Person): ReadonlySet<string> {
  const letters = (text: string) => fold(text).replace(/[^\p{L}]/gu, '');
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, at);
  const [first, last] = [letters(firstName), letters(lastName)];
  const parts = [
    ...mailbox.split(/[^\p{L}]+/u),
    ...email
      .slice(at + 1)
      .split('.')
      .slice(0, -1),
  ].map(letters);
  const words = [PRODUCT, `my${PRODUCT}`, first, last, first + last, last + first, letters(mailbox), ...parts];
  return new Set(words.filter((word) => word.length > 1));
}
