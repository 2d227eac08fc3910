import type { CaseOf } from './eligibility-cases.ts';

interface Subject {
  words: RegExp;
  isStated?: (text: string, note: string) => boolean;
  reason: string;
}

/** Notes often contain numbers, so age is matched last. */
const AGE: Subject = {
  words: /\bage[ds]?\b|years?[- ]old|\bsenior|minimum|\b\d{1,2}\b/i,
  isStated: (text, note) => (note.match(/\b\d{1,2}\b/g) ?? []).some((age) => new RegExp(`\\b${age}\\b`).test(text)),
  reason: 'the text names no such age',
};

/** The facts a label can depend on, by keywords in its note, and why the text and profile don't contain them. */
const DEPENDS_ON: readonly Subject[] = [
  AGE,
  { words: /already|currently (has|have|receiv)/i, reason: 'what a household gets already is no field of a profile' },
  { words: /insur|medicaid|medicare|coverage/i, reason: 'health insurance is no field of a profile' },
  { words: /\bassets?\b|\bresources?\b/i, reason: 'what a household owns is no field of a profile' },
  { words: /citizen|immigra|undocumented/i, reason: 'the household does not state its citizenship' },
  { words: /\b(ami|smi|mfi)\b|median/i, reason: 'no median income of the place is known' },
  {
    words: /disab/i,
    isStated: (text) => /disab|blind/i.test(text),
    reason: 'the text does not speak of disability',
  },
  {
    words: /pregnan/i,
    isStated: (text) => /\b(are|is|be|[’']re) (not )?pregnant|pregnant (women|people|mothers)|moms having/i.test(text),
    reason: 'the text states no rule on pregnancy',
  },
  {
    words: /income|\bfpl\b|poverty|threshold|wages|\$\d/i,
    isStated: (text) => text.split(/[.\n]/).some((sentence) => LIMIT.test(sentence) && !/\bor\b/.test(sentence)),
    reason: 'the text names no income limit, or one of several ways in',
  },
  {
    words: /count(y|ies)|resident|location|outside|\bcity\b/i,
    reason: 'no fact of a profile tells the city or county: its location may name a part of it, or a place near it',
  },
];
const LIMIT = /\d ?(%|percent) (of )?(the )?(federal )?(poverty|fpl)/i;

/**
 * Returns why a labeled household can't be decided from the program's text and the profile, or null if it can. A "yes"
 * requires every condition, and a text may not state them all. A "no" requires only the failing one.
 */
export function whyOpen({ expected, notes }: CaseOf<'household_benefit'>, text: string): string | null {
  if (expected) return 'a text is never known to state every condition: a yes stays "likely"';
  // The text before "ineligible" is the program name.
  const note = notes.split(/\bineligible\b:?|\(\w+\) - /i).at(-1) ?? '';
  const named = DEPENDS_ON.filter(({ words }) => words.test(note));
  const [found] = named.toSorted((a, b) => rankOf(a) - rankOf(b) || note.search(a.words) - note.search(b.words));
  if (!found) return 'the note does not say what the label hangs on';
  return found.isStated?.(text, note) ? null : found.reason;
}

/** Ranks subjects that no profile contains first, and age last. */
function rankOf(subject: Subject): number {
  if (subject === AGE) return 2;
  return subject.isStated ? 1 : 0;
}
