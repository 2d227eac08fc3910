/** Labels for false statements, and for the facts that correct them. */
const MYTH =
  '(?:common |popular |another |the )?(?:myths?|fiction|false|falsehood|misconceptions?|misinformation|misunderstandings?|rumou?rs?|untrue|not true|wrong|incorrect)';
const FACT = '(?:the )?(?:facts?|truth|true|reality|correct|right|answer|actually)';
const NUMBER = String.raw`(?: ?(?:#|no\.|number)? ?\d{1,2})?`;

/** Labels anywhere in a passage: "Myth 2:", "FACT –". */
const LABEL = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(${MYTH})|${FACT})${NUMBER}\s*(?::|[–—]|-\s)`, 'giu');
const BARE_LABEL = new RegExp(String.raw`^(?:${MYTH}|${FACT})${NUMBER}\s*[:.!–—-]?$`, 'iu');

/** Words above statements that may or may not be true. */
const QUIZ =
  /\b(?:true or false|false or true|fact or (?:fiction|myth)|myths? or (?:facts?|reality)|right or wrong)\b/i;
const ABOUT_MYTHS = /\b(?:myths?|misconceptions?|misinformation|rumou?rs?|fact or fiction|true or false)\b/i;
const MOST_OF_A_HEADING = 120;

/** Words that call the previous statement false. */
const REFUTES =
  /^(?:(?:that|this|it)(?:['’]s| is| was) )?(?:simply |just |completely |also )?(?:false|(?:a|another) (?:common )?(?:myth|misconception|rumou?r)|not (?:true|correct|the case|so)|untrue|wrong|incorrect|no longer (?:true|the case|so|in effect|available|offered))\b/i;

const CALLS_FALSE =
  /\b(?:it|this|that|these|they|those)(?:['’]s| is| are) (?:all |just |only )?(?:an? )?(?:scams?|frauds?|fakes?|hoax(?:es)?|myths?)\b/i;

/**
 * Returns whether the words above a passage or list say that it is or may be false: "Myth 3", "Common misconceptions".
 */
export function isMythLabel(lead: string): boolean {
  const isMyth = lastLabel(`${lead.trim()}:`) === 'myth';
  return isMyth || QUIZ.test(lead) || (lead.length <= MOST_OF_A_HEADING && ABOUT_MYTHS.test(lead));
}

/** Returns whether a passage is just a label for the next one. */
export function isBareLabel(passage: string): boolean {
  return BARE_LABEL.test(passage.trim());
}

/** Returns whether this part of a passage is under a label that calls it false or questions it. */
export function isUnderMyth(passage: string, from: number, to: number): boolean {
  const words = passage.slice(from, to);
  if (QUIZ.test(words)) return true;
  const labels = [...words.matchAll(LABEL)];
  if (labels.some(([, myth]) => myth !== undefined)) return true;
  return labels[0]?.index !== 0 && lastLabel(passage.slice(0, from)) === 'myth';
}

function lastLabel(text: string): 'myth' | 'fact' | null {
  const last = [...text.matchAll(LABEL)].at(-1);
  if (!last) return null;
  return last[1] === undefined ? 'fact' : 'myth';
}

/** Returns whether a sentence calls the previous one false, or asks whether it is. */
export function refutes(sentence: string): boolean {
  return REFUTES.test(sentence.trimStart()) || QUIZ.test(sentence) || CALLS_FALSE.test(sentence);
}
