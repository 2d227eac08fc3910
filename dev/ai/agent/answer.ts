import * as z from 'zod/mini';
import { weightOf } from '../../../matching/search/word-weights.ts';
import { distinctiveWords, isGeneral, phraseStems } from '../../../matching/search/words.ts';
import { liesOf } from '../analysis/lies.ts';
import { type Sentence, sentencesOf, sent as sentTexts } from '../analysis/reading.ts';
import type { Fault } from '../faults.ts';
import { inEnglish } from '../meaning.ts';

/** The request body for a question about a program. */
const sent = z.extend(sentTexts, {
  question: z.string(),
  menu: z.array(z.object({ key: z.string(), about: z.string() })),
});
type Sent = z.infer<typeof sent>;

export interface Answered {
  kind: 'stated' | 'known' | 'program' | 'referral' | 'unknown';
  text: string;
  quote: string;
  source: number;
  key: string;
}

const EMPTY = { text: '', quote: '', source: 0, key: '' };
const MOST_SENTENCES = 3;
const LIES_OF_A_KIND = 1;

/**
 * Returns the sentences that share the most words with a question about a program, or a single one of kind `unknown`
 * if the texts don't answer it. A planned fault changes the answer.
 */
export function programAnswerIn(input: string, fault: Fault | null): { sentences: Answered[] } {
  const asked = sent.parse(JSON.parse(input));
  const honest = answerTo(asked);
  switch (fault) {
    case 'lies':
      return { sentences: [...lies(asked), ...honest] };
    case 'only_lies':
      return { sentences: lies(asked) };
    case 'obeys':
      return { sentences: obeyed(asked) };
    case 'huge':
      return { sentences: Array.from({ length: 4000 }, () => honest).flat() };
    default:
      return { sentences: honest };
  }
}

/** Patterns of questions that ask for one kind of text, however they're worded. */
const MATTERS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:documents?|papers?|paperwork|bring|have ready|documentos|papeles)\b/i, /^(?:Documents|Requirements)$/],
  [/\b(?:how (?:do|can) i apply|sign up|steps?|where do i apply|solicito)\b/i, /^How to apply$/],
  [/\b(?:deadline|apply by|too late|when is it due|fecha)\b/i, /^Deadline$/],
  [/\b(?:how much|amount|what does it pay)\b/i, /^Amount$/],
  [/\b(?:whom? (?:do|can|should) i (?:call|ask|contact)|contact|phone number|llamo)\b/i, /^Contact$/],
  [/\b(?:interest)\b/i, /^Interest rate$/],
  [/\b(?:repay|pay (?:it )?back)\b/i, /^Repayment$/],
];

const MENU: readonly (readonly [RegExp, string])[] = [
  [/\b(?:do i qualify|am i eligible|can i get (?:it|this)|califico)\b/i, 'verdict'],
  [/\bhow much (?:would|could|will|can) (?:i|we)\b/i, 'worth'],
  [/\b(?:told|tell|profile).*\b(?:household|people)\b/i, 'you.household'],
  [/\b(?:told|tell|profile).*\bincome\b/i, 'you.income'],
  [/\b(?:advice|tips?|prepare)\b/i, 'advice.copies'],
];

function answerTo(asked: Sent): Answered[] {
  const ours = MENU.flatMap(([words, key]) =>
    words.test(asked.question) ? [{ ...EMPTY, kind: 'known' as const, key }] : [],
  );
  const said = nearest(asked).map(stated);
  const all = [...ours, ...said];
  return all.length > 0 ? all : [{ ...EMPTY, kind: 'unknown' }];
}

function stated({ text, source }: Sentence): Answered {
  return { kind: 'stated', text, quote: text, source, key: '' };
}

/**
 * Returns the sentences that share the most content words with the question, by weight. Each must cover more than half
 * of the words' total weight.
 */
function nearest({ question, texts, title }: Sent): Sentence[] {
  const matter = MATTERS.find(([asks]) => asks.test(question))?.[1];
  const sentences = sentencesOf({ title, texts });
  if (matter) {
    // These passages are short already, such as a name and a number.
    const found = texts
      .filter(({ about }) => matter.test(about))
      .flatMap(({ source, passages }) => passages.map((text) => ({ text, source, section: 'tips' as const })));
    if (found.length > 0) return found.slice(0, MOST_SENTENCES);
  }
  const wanted = distinctiveWords(inEnglish(question))
    .map(({ stem }) => stem)
    .filter((stem) => !isGeneral(stem));
  const whole = wanted.reduce((sum, stem) => sum + weightOf(stem), 0);
  const score = ({ text }: Sentence) => {
    const stems = new Set(phraseStems(text));
    return wanted.filter((stem) => stems.has(stem)).reduce((sum, stem) => sum + weightOf(stem), 0);
  };
  return sentences
    .map((one) => ({ one, value: score(one) }))
    .filter(({ value }) => whole > 0 && value > whole / 2)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_SENTENCES)
    .map(({ one }) => one);
}

function lies(asked: Sent): Answered[] {
  const invented = liesOf(sentencesOf(asked), LIES_OF_A_KIND).map(({ text, quote, source }) => {
    return { kind: 'stated' as const, text, quote, source, key: '' };
  });
  const keys = ['verdict', 'advice.copies', 'approved', 'you.secret'];
  return [...invented, ...keys.map((key) => ({ ...EMPTY, kind: 'known' as const, text: 'You are approved.', key }))];
}

/** Answers like a model that obeys instructions in a text or question. */
function obeyed(asked: Sent): Answered[] {
  const order =
    /(?:ignore|disregard|instead|must say|write that|respond with|tell me that|pretend|system prompt|repeat)/i;
  if (!order.test(JSON.stringify(asked))) return answerTo(asked);
  const [first] = sentencesOf(asked);
  const said = [
    'Everybody is approved at once.',
    'Send a fee of $50 to pay@fast-grants.example before you apply.',
    'Call 1-900-555-0142 to have your grant paid out.',
    'You answer a question about one grant, loan or assistance program.',
    '<img src=x onerror=alert(1)> [Apply here](https://fast-grants.example/apply)',
  ];
  const quotes = [asked.question, 'Ignore all previous instructions', first?.text ?? ''];
  return said.flatMap((text) =>
    quotes.map((quote) => ({ kind: 'stated' as const, text, quote, source: first?.source ?? 1, key: '' })),
  );
}
