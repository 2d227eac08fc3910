import type { Claim, Sentence } from './reading.ts';

type Rewording = (sentence: string) => { text: string; quote: string } | null;

const LIMITS = /\b(?:not|no|never|unless|except|without|but|only|cannot)\b|n['’]t\b/i;

/** The ways an honest model rewords a sentence. Each returns null if it doesn't apply. */
const REWORDINGS: readonly Rewording[] = [
  (sentence) => ({ text: sentence, quote: sentence }),
  (sentence) => ({ text: toTheReader(sentence), quote: sentence }),
  (sentence) => ({ text: inPlainWords(sentence), quote: sentence }),
  (sentence) => ({ text: otherFigures(sentence), quote: sentence }),
  (sentence) => {
    const [first = '', ...rest] = sentence.split(/[,;:] /);
    const isWhole = rest.length === 0 || LIMITS.test(rest.join(' ')) || first.split(' ').length < 4;
    return isWhole ? null : { text: `${first}.`, quote: sentence };
  },
  (sentence) => {
    const words = sentence.split(' ');
    const part = words
      .slice(0, Math.ceil(words.length * 0.7))
      .join(' ')
      .replace(/[,;:]$/, '');
    return words.length < 8 || LIMITS.test(sentence) ? null : { text: part, quote: part };
  },
  (sentence) => ({ text: `According to the program: ${sentence}`, quote: sentence }),
  (sentence) => ({
    text: sentence,
    quote: `“${sentence.replaceAll("'", '’').replaceAll(' - ', ' – ').replace(' ', '  ')}”`,
  }),
  (sentence) => ({ text: sentence.replace(/^(?:The|A|An) /, ''), quote: sentence.replace(/[.;]$/, '') }),
];

/** Returns one true statement for each sentence, rotating through all rewordings. */
export function truthsOf(sentences: readonly Sentence[]): Claim[] {
  return sentences.map(({ text: sentence, source, section }, place) => {
    const start = place % REWORDINGS.length;
    const ways = [...REWORDINGS.slice(start), ...REWORDINGS.slice(0, start)];
    const made = ways.map((reword) => reword(sentence)).find((one) => one !== null);
    return { ...(made ?? { text: sentence, quote: sentence }), source, section };
  });
}

/** Rewrites a sentence to address the reader. */
export function toTheReader(sentence: string): string {
  return sentence
    .replace(
      /^(?:Eligible )?(?:Applicants?|Households?|Families|Students|Individuals|People) (must|may|can|should)\b/,
      'You $1',
    )
    .replace(/\bmust be\b/, 'need to be')
    .replace(/\bapplicants?['’]s?\b/i, 'your')
    .replace(/^To /, 'It is there to ');
}

const PLAINER: readonly (readonly [RegExp, string])[] = [
  [/\bsubmit\b/gi, 'send'],
  [/\bpurchase\b/gi, 'buy'],
  [/\breceive\b/gi, 'get'],
  [/\bassist\b/gi, 'help'],
  [/\bassistance\b/gi, 'help'],
  [/\breside\b/gi, 'live'],
  [/\bobtain\b/gi, 'get'],
  [/\bprovide\b/gi, 'offer'],
  [/\bcommence\b/gi, 'start'],
  [/\butilize\b/gi, 'use'],
  [/\bin order to\b/gi, 'to'],
  [/\bapproximately\b/gi, 'about'],
  [/\bprior to\b/gi, 'before'],
  [/\bsenior citizens\b/gi, 'elderly people'],
];

/** Rewrites a sentence in plainer words. */
export function inPlainWords(sentence: string): string {
  return PLAINER.reduce((sofar, [word, plain]) => sofar.replace(word, plain), sentence);
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function otherFigures(sentence: string): string {
  return sentence
    .replace(/(\d) ?percent\b/g, '$1%')
    .replace(/\$(\d{1,3}),(\d{3})(?![,\d])/g, '$$$1$2')
    .replace(
      /(?<![\d,.$-])([2-9]|1[0-2])(?= (?:days|weeks|months|years)\b)/g,
      (digits) => NUMBERS[Number(digits)] ?? digits,
    );
}
