import { denies } from './negation.ts';
import { folded, withoutEnd } from './text.ts';

/** Openings of sentences that are meaningful only with the previous one. */
const LEANS_BACK =
  /^(?:(?:yes|no|true|correct|right)(?=[,.!;:–—]|$)|otherwise|however|but|yet|if (?:so|not|yes|they do|it does|you do|you are|you did)\b|in (?:that|this|such a|which) case|then|or|and|nor|unless|except|instead|even (?:so|then)|still|(?:after|before|above|below|beyond|besides|until|under|for|of|with) (?:that|this|these|those|them|such)\b|th(?:at|ose|ey)|th(?:is|ese)(?! (?:\w+ )?(?:programs?|grants?|loans?|funds?|funding|notice|nofo|foa|announcement|solicitation|credits?|page|competition|opportunity)\b)|such|neither|either|both of|others?|the (?:same|other|others|rest|latter|former)|in the other|if that)\b/i;

/** Openings of sentences that limit or reverse the previous one. */
const TAKES_BACK =
  /^(?:\((?![a-z\d]{1,3}\))|otherwise|however|nevertheless|nonetheless|but|yet|unless|except(?:ed|ions?)?|only|exclud(?:ed|es|ing)|exceptions?|(?:please |important )?notes?(?= |:)|(?:some|certain|other)? ?(?:restrictions|limitations|exceptions|limits) (?:may )?apply|provided (?:that|you)|as long as|subject to|with the exception of|(?:does|do) not apply to|not (?:all|for|in|including|included|available|covered|eligible)|if not|in (?:that|this) case|this (?:(?:does|is|do|did|will)(?:n't)?|applies|only|rule|limit)\b|(?:that|these|they|it) (?:do|does|is|are|will|may|can|must|applies|apply)(?:n't| not\b| only\b)|(?:this|that|these|they|it) (?:only )?appl(?:y|ies) only|the (?:exception|exceptions|rest|others))\b/i;

/** Openings of passages that depend on the previous one. */
const TURNS_ON_OTHER =
  /^\((?![a-z\d]{1,3}\))|^(?:or|and|nor|otherwise|however|nevertheless|nonetheless|but|yet|unless|except(?:ed|ing|ions?)?|only|exclud(?:ed|es|ing)|provided (?:that|you)|as long as|with the exception of|(?:does|do) not apply|not (?:all|always|at|by|for|if|in|including|included|available|covered|eligible|necessarily|unless|until|usually|when|yet)|if not|in that case|(?:please |important )?notes?(?= |:)|(?:some |certain |other )?(?:restrictions|limitations|exceptions|limits) (?:may )?apply|(?:this|these|that|those|they|it) (?:(?:do|does|is|are|will|may|can)(?:n't| not\b| only\b)|cannot|only appl(?:y|ies)|appl(?:y|ies) only))(?![\w-])/i;

/** Words that can't end a sentence. */
const HANGING = new Set(
  (
    'a an the and or but nor of with by from as if unless except which whose because than into per between within until ' +
    'during your their our its including such'
  ).split(' '),
);

const LONGEST_WORD = 40;

/** A text this long without final punctuation was probably truncated, as in feeds. */
const CUT_AT = 480;

/** Returns whether a sentence is meaningful only with the previous one. */
export function leansBack(sentence: string): boolean {
  return LEANS_BACK.test(sentence);
}

const ASKS = /\?["'”’)\]]*\s*$/;

/** Returns whether a sentence limits or reverses the previous one. */
export function takesBack(sentence: string): boolean {
  return TAKES_BACK.test(folded(sentence));
}

/** Returns whether a passage depends on the previous one. */
export function turnsOnOther(passage: string): boolean {
  return TURNS_ON_OTHER.test(folded(passage.trimStart()));
}

/** A complete limitation: "Only owners may apply.", "Not covered are towns.", "Unless you rent, …" */
const WHOLE_LIMIT =
  /^(?:only (?!(?:if|when|where|for|in|after|before|with)\b)|(?:it|they|(?:please |important )?notes?)\b|not \w+(?: \w+)? (?:is|are)\b|(?:except|excluding|unless|with the exception of)\b[^,]+, \w)/i;

/** Openings of sentences that are meaningful only with the question they answer. */
const ANSWER =
  /^(?:(?:unfortunately|sorry|generally|usually|often|sometimes|normally|typically|probably|maybe|in general|in most cases|at this time|for now)[,:]? )?(?:yes|no)(?=[,.!;:–—]|$)/i;
/** The start of a marked answer, as in "Q. … ? A." */
const MARKED_ANSWER = /^(?:a|answer)[.:)] /i;

const SAYS_NOT = /^(?:not|only|if|unless|until)\b/i;

/** Returns whether a sentence answers the question before it and means little without that question. */
export function answers(sentence: string, before: string): boolean {
  return ASKS.test(before) && (ANSWER.test(sentence) || MARKED_ANSWER.test(sentence) || SAYS_NOT.test(sentence));
}

/** Openings of sentences that reverse more than the previous one. */
const TAKES_BACK_FURTHER =
  /^(?:(?:an |the )?exceptions?\b|exempt(?:ed|ions?)?\b|(?:this|these|the above)(?: \w+){0,3} (?:do|does)(?:n't| not) apply\b|note \d|\*)|^(?:the|this|that|these) (?:\w+ ){1,4}(?:is|are|may be|can be) waived\b/i;
const FURTHEST = 4;

/**
 * The label of an exception from further down the page. The exception limits the whole passage that it's appended to.
 */
export const EXCEPTION = 'Exception:';
const OF_ALL = new RegExp(`^\\(${EXCEPTION} `);

/** Returns how many of the following sentences belong to this one because one of them reverses it. */
export function takenBackBy(following: readonly string[]): number {
  const near = following.findIndex((sentence) => !takesBack(sentence));
  const far = following.slice(0, FURTHEST).findLastIndex((sentence) => TAKES_BACK_FURTHER.test(folded(sentence)));
  const ofAll = following.some((sentence) => OF_ALL.test(sentence)) ? following.length : 0;
  return Math.max(near < 0 ? following.length : near, far + 1, ofAll);
}

const TURNS = /^(?:however|nevertheless|nonetheless)\b/i;
const EXCEPTS = /^(?:except(?:ions?|ing)?|excluding|exclusions?|with the exception of|unless)\b/i;
const NOT_FOR_SOME =
  /^[^.!?]{0,120}\b(?:(?:do|does|will)(?:n['’]t| not) apply|(?:is|are)(?:n['’]t| not) (?:available|open)) (?:to|for|if|in|until|when|where)\b/i;

/** Returns whether a paragraph limits its whole section, not just the previous paragraph. */
export function isFarException(passage: string): boolean {
  const words = folded(passage.trimStart());
  if (WHOLE_LIMIT.test(words)) return false;
  return (TURNS.test(words) && denies(words)) || EXCEPTS.test(words) || NOT_FOR_SOME.test(words);
}

/** Returns whether a passage is meaningful only with the previous one. */
export function isPartOfOther(passage: string): boolean {
  const start = passage.trimStart();
  return ANSWER.test(start) || (turnsOnOther(start) && !WHOLE_LIMIT.test(start));
}

/**
 * Returns whether a text breaks off: after a word, comma or colon that can't end it, or where its passage was
 * truncated.
 */
export function isUnfinished(text: string, passage: string): boolean {
  const bare = withoutEnd(text.trim(), /["'“”‘’)\]]/u);
  if (/[.!?]$/.test(bare)) return false;
  if (/[,:;…–-]$/.test(bare)) return true;
  if (isHanging(bare)) return true;
  return passage.length >= CUT_AT && passage.trimEnd().endsWith(bare);
}

/** Returns whether a text ends with a word that can't end a sentence. */
export function isHanging(text: string): boolean {
  const last = /[\p{L}.]+$/u.exec(text.slice(-LONGEST_WORD))?.[0].toLowerCase();
  return last !== undefined && HANGING.has(last);
}
