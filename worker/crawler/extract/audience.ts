import type { Rule } from '../../../contract/programs/rules.ts';
import { agesIn } from './ages.ts';
import { groupsIn } from './groups.ts';
import { oneOf, toCheck } from './leaves.ts';
import { groupsRule, hasOtherAlternative, type Mention, namesOthers } from './mentions.ts';

/** Words for who is served first or gets more. Such sentences exclude no one. */
const PREFERS = /\b(priorit\w+|prefer\w*|extra|additional|higher|sooner|help first|even if|regardless)\b/i;
/** The text after these words is an example, not the full list. */
const EXAMPLES = /\b(especially|particularly|may include|such as|including|e\.g|for example|among them|like)\b/i;
const CONDITION_OF_MORE = /^(if|when|once|after|before|note)\b/i;

/** Returns whether a sentence can be read as naming the program's audience. */
export function namesAudience(sentence: string): boolean {
  return !PREFERS.test(sentence) && !(CONDITION_OF_MORE.test(sentence) && !/\bqualif|eligible\b/i.test(sentence));
}

/** Finds the groups of people and the ages in a sentence. */
export function mentionsIn(sentence: string, source: string): Mention[] {
  const origin = { source, quote: sentence };
  const ages = agesIn(untilExamples(sentence), origin);
  const groups = groupsIn(untilExamples(sentence), origin).filter(({ start, end }) =>
    // "Children ages 3 to 5" and "seniors 60 and older" are already covered by the age.
    ages.every((age) => end <= age.start || start >= age.end),
  );
  const namesAge = ages.some(({ kind }) => kind === 'age');
  const namesChild = ages.some(({ kind }) => kind === 'child');
  return [
    ...ages,
    ...groups.filter(({ kind }) => !(kind === 'senior' && namesAge) && !(kind === 'child' && namesChild)),
  ];
}

/**
 * Returns a rule for everyone named in `sentences` or `alsoNamed`. Undefined if a sentence names no known group or also
 * names other people, because then the program may be for everyone.
 */
export function audienceOf(
  sentences: readonly string[],
  alsoNamed: readonly string[],
  source: string,
): Rule | undefined {
  const named = sentences.map((sentence) => readingOf(sentence, source));
  if (named.length === 0 || named.some(({ mentions, isOpen }) => mentions.length === 0 || isOpen)) return undefined;
  const all = [...named, ...alsoNamed.map((sentence) => readingOf(sentence, source))];
  // An age stated anywhere defines "senior".
  const hasAge = all.some(({ mentions }) => mentions.some(({ kind }) => kind === 'age'));
  return oneOf(
    all.flatMap(({ sentence, mentions }) => {
      const counted = mentions.filter(({ kind }) => !(kind === 'senior' && hasAge));
      return groupsRule(sentence, counted) ?? [];
    }),
  );
}

function readingOf(sentence: string, source: string) {
  const mentions = mentionsIn(sentence, source);
  return { sentence, mentions, isOpen: namesOthers(untilExamples(sentence), mentions) };
}

function untilExamples(sentence: string): string {
  return sentence.slice(0, EXAMPLES.exec(sentence)?.index);
}

/**
 * Returns the requirement in a sentence with "must": its groups, or an open question if it offers an alternative we
 * don't recognize. Conditions on a child or a relative don't apply to the person.
 */
export function demandOf(sentence: string, source: string): Rule | undefined {
  const mentions = mentionsIn(sentence, source).filter(({ kind }) => kind !== 'family' && kind !== 'child');
  const rule = groupsRule(sentence, mentions);
  if (!rule) return undefined;
  return hasOtherAlternative(sentence, mentions) ? oneOf([rule, asStated(sentence, source)]) : rule;
}

/** Turns a sentence into a question for the person. */
export function asStated(sentence: string, source: string): Rule {
  const words = sentence.length > 260 ? `${sentence.slice(0, 257)}…` : sentence;
  return toCheck(`You meet what the source says: “${words}”`, { source, quote: sentence });
}
