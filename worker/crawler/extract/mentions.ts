import type { Rule } from '../../../contract/programs/rules.ts';
import { allOf, oneOf } from './leaves.ts';

/** A group of people in a sentence, and its position. */
export interface Mention {
  start: number;
  end: number;
  rule: Rule;
  /** What the rule covers. `senior` has no number, so it yields to `age`. */
  kind: 'age' | 'child' | 'senior' | 'group' | 'family';
}

/** Separators between two alternative groups: "65 or older, blind, or disabled". */
const ALTERNATIVES = /[,;/&]|\b(and|or|to|as well as)\b/i;
const HAVING = /^\s*(who|that)?\s*(and )?(are|is|have|has)\s+(an?\s+)?$/i;
/** Groups farther apart than this many characters are unrelated. */
const FURTHEST = 45;

/**
 * Combines the groups in a sentence into one condition. Adjacent groups are one group with several conditions ("elderly
 * homeowners", "veterans with disabilities"); otherwise groups are alternatives.
 */
export function groupsRule(sentence: string, mentions: readonly Mention[]): Rule | undefined {
  const groups: { last: Mention; rules: Rule[] }[] = [];
  for (const mention of mentions.toSorted((a, b) => a.start - b.start)) {
    const current = groups.at(-1);
    const between = current ? sentence.slice(current.last.end, mention.start) : '';
    const isRelative = mention.kind === 'family' || current?.last.kind === 'family';
    if (current && !isRelative && areOne(between)) {
      current.rules.push(mention.rule);
      current.last = mention;
    } else groups.push({ last: mention, rules: [mention.rule] });
  }
  return oneOf(groups.flatMap(({ rules }) => allOf(rules) ?? []));
}

function areOne(words: string): boolean {
  const between = words.replace(/\b(due to|owing to|because of)\b/i, '');
  return between.length <= FURTHEST && (!ALTERNATIVES.test(between) || HAVING.test(between));
}

const PEOPLE =
  /\b(individuals|families|people|persons|adults|women|men|recipients|workers|households|residents|patients|victims|participants|members|youths?|others|parents|mothers|citizens|clients|consumers|borrowers|dependents|students|the aged)\b/gi;

/**
 * Returns whether a sentence names people beyond these groups: "children, adults and the aged" covers more than
 * children.
 */
export function namesOthers(sentence: string, mentions: readonly Mention[]): boolean {
  return [...sentence.matchAll(PEOPLE)].some((found) => {
    const start = found.index;
    const end = start + found[0].length;
    const isRepeated = mentions.some(({ start: from, end: to }) =>
      sentence.slice(from, to).toLowerCase().split(/\s/).includes(found[0].toLowerCase()),
    );
    if (isRepeated) return false;
    return !mentions.some((mention) => {
      if (mention.start < end && start < mention.end) return true;
      const between = mention.end <= start ? sentence.slice(mention.end, start) : sentence.slice(end, mention.start);
      return areOne(between);
    });
  });
}

/** Returns whether a sentence offers an alternative that names none of its recognized groups. */
export function hasOtherAlternative(sentence: string, mentions: readonly Mention[]): boolean {
  const rest = mentions
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}§${text.slice(end)}`, sentence);
  return rest.split(/\bor\b/i).some((part, index, parts) => parts.length > 1 && !part.includes('§') && index >= 0);
}
