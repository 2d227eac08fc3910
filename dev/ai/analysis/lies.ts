import type { Liar, Lie } from './liar.ts';
import { figureLies } from './lies-of-figures.ts';
import type { Sentence } from './reading.ts';

const FOREIGN = [
  'Tenants of the Harborview building may request a waiver of their parking fees at the front desk.',
  'Beekeepers with at least twelve hives can claim the winter feed allowance every second autumn.',
  'Ferry crews receive a bonus of $740 for each crossing after midnight.',
] as const;

const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/\bveterans?\b/i, 'tourists'],
  [/\bstudents?\b/i, 'landlords'],
  [/\bnonprofit (?:organizations?|groups?)\b/i, 'casinos'],
  [/\b(?:Ohio|Texas|California|New York|Oregon|Illinois|Michigan|Washington)\b/, 'Nevada'],
  [/\bDepartment of \w+/, 'Ministry of Sports'],
  [/\b(?:farms?|farmers?|ranch(?:es|ers)?)\b/i, 'airlines'],
  [/\b(?:states?|tribes|territories)\b/i, 'embassies'],
  [/\b(?:famil(?:y|ies)|households?|children|child)\b/i, 'retirees'],
  [/\b(?:research|education|training|housing|health)\b/i, 'gambling'],
  [/\b(?:application|form|letter|proof|bill|card)\b/i, 'passport'],
  [/\b(?:business(?:es)?|organizations?|institutions?|agenc(?:y|ies))\b/i, 'orchestras'],
];

const FLIPS: readonly (readonly [RegExp, string])[] = [
  [/\b(must|may|can|will|should|shall) not\b/i, '$1'],
  [/\bcannot\b/i, 'can'],
  [/\b(do|does|is|are)(?: not|n['’]t)\b/i, '$1'],
  [/\b(must|may|can|will|should|shall)\b/i, '$1 not'],
  [/\b(is|are|was|were)\b/i, '$1 not'],
  [/\bno\b/i, 'every'],
  [/^To (\w+)/, 'Not to $1'],
  [/\b(helps?|pays?|gives?|offers?|provides?|supports?|covers?)\b/i, 'never $1'],
];

const SMALL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\band\b/i, 'or'],
  [/(?<!whether )\bor\b(?! not\b)/i, 'and'],
  [/\b(?:to|for) (the|a|your|their)\b/i, 'from $1'],
  [/\bby\b/i, 'for'],
  [/\b(?:call|phone|visit|contact)\b/i, 'email'],
  [/\bwe\b/i, 'you'],
  [/\bown\b/i, 'have'],
  [/\b(?:get|receive)\b/i, 'give'],
];

function changed(text: string, changes: readonly (readonly [RegExp, string])[], which = 0): string | null {
  const fitting = changes.filter(([pattern]) => pattern.test(text));
  const change = fitting[which % Math.max(1, fitting.length)];
  const result = change ? text.replace(change[0], change[1]) : text;
  return result === text ? null : result;
}

const onTrueQuote = (text: string | null, { text: quote }: Sentence) => (text === null ? null : { text, quote });

/**
 * Ways to falsify a sentence: with invented words, with its own words in a different sense, and with words from other
 * sentences.
 */
const LIARS: Readonly<Record<string, Liar>> = {
  ...figureLies,
  'negation flipped': (sentence) => onTrueQuote(changed(sentence.text, FLIPS), sentence),
  'negation cut off': ({ text }) => {
    const [, rest = ''] = /\b(?:not|never|cannot|no)\b (.{15,})$/i.exec(text) ?? [];
    return rest === '' ? null : { text: `You can ${rest}`, quote: rest };
  },
  'entity swapped': (sentence) => onTrueQuote(changed(sentence.text, SWAPS), sentence),
  'another entity swapped': (sentence) => onTrueQuote(changed(sentence.text, SWAPS, 1), sentence),
  'small word turned': (sentence) => onTrueQuote(changed(sentence.text, SMALL_WORDS), sentence),
  'another small word turned': (sentence) => onTrueQuote(changed(sentence.text, SMALL_WORDS, 1), sentence),
  'quote altered by a word': ({ text }) => {
    const words = text.split(' ');
    const place = Math.floor(words.length / 2);
    const quote = words.with(place, words[place] === 'other' ? 'certain' : 'other').join(' ');
    return { text: quote, quote };
  },
  'quote with an entity swapped': ({ text }) => {
    const quote = changed(text, SWAPS);
    return quote === null ? null : { text: quote, quote };
  },
  'quote glued from two places': ({ text, source }, others) => {
    const other = others.findLast((one) => one.source === source && one.text !== text);
    if (!other) return null;
    const half = (words: string[], part: 0 | 1) => words.slice(...(part ? [words.length / 2] : [0, words.length / 2]));
    const quote = [...half(text.split(' '), 0), ...half(other.text.split(' '), 1)].join(' ');
    return { text: quote, quote };
  },
  'quote of another program': (_, others) => {
    const quote = FOREIGN[others.length % FOREIGN.length] ?? FOREIGN[0];
    return { text: quote, quote };
  },
  'quote of another text': ({ text, section, source }, others) => {
    const other = others.find((one) => one.source !== source && !one.text.includes(text));
    return other ? { text, quote: text, source: other.source, section } : null;
  },
  'text that does not exist': ({ text, section }) => ({ text, quote: text, source: 99, section }),
  'instructions quoted': () => {
    const quote = 'You read the public texts of one grant, loan or assistance program and list what they state';
    return { text: quote, quote };
  },
  'quote invented': () => ({
    text: 'Priority goes to people who apply in person.',
    quote: 'Priority goes to people who apply in person at the regional office',
  }),
  'quote too short': ({ text }) => ({
    text: `${text} Bring two witnesses.`,
    quote: text.split(' ').slice(0, 2).join(' '),
  }),
  'words left over': ({ text }) => {
    const words = text.split(' ');
    const part = Math.floor(words.length / 3);
    return part < 3 ? null : { text: [...words.slice(0, part), ...words.slice(-part)].join(' '), quote: text };
  },
  'another matter': (sentence) => onTrueQuote('Your landlord has to sign the papers before a notary.', sentence),
  'condition added': (sentence) =>
    onTrueQuote(`${sentence.text.replace(/[.;]$/, '')}, if you also hold a fishing permit.`, sentence),
  'promise added': (sentence) => onTrueQuote(`You are guaranteed this: ${sentence.text}`, sentence),
  'bound turned round': (sentence) =>
    onTrueQuote(
      changed(sentence.text, [
        [/\bat least\b/i, 'at most'],
        [/\bup to\b/i, 'at least'],
        [/\bor older\b/i, 'or younger'],
        [/\bor below\b/i, 'or above'],
        [/\b(?:below|under|less than)\b/i, 'more than'],
        [/\b(?:over|above|more than)\b/i, 'less than'],
        [/\bbefore\b/i, 'after'],
      ]),
      sentence,
    ),
  'web address invented': (sentence) => onTrueQuote(`${sentence.text} Apply at www.grant-fast-track.com.`, sentence),
  'phone number invented': (sentence) => onTrueQuote(`${sentence.text} Call 1-900-555-0142.`, sentence),
  'e-mail invented': (sentence) => onTrueQuote(`${sentence.text} Write to claims@grant-office.example.`, sentence),
};

/** Returns planted false statements about these sentences, at most `mostOfAKind` of each applicable kind. */
export function liesOf(sentences: readonly Sentence[], mostOfAKind = 1): Lie[] {
  return Object.entries(LIARS).flatMap(([kind, lie], place) => {
    // Starts each kind at a different sentence, so they don't all falsify the first one.
    const start = (place * 7) % Math.max(1, sentences.length);
    const turned = [...sentences.slice(start), ...sentences.slice(0, start)];
    return turned
      .flatMap((sentence) => {
        const { source, section } = sentence;
        const made = lie(sentence, sentences);
        return made ? [{ source, section, ...made, kind }] : [];
      })
      .slice(0, mostOfAKind);
  });
}
