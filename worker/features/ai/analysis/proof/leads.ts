import { isOfSome } from './headings.ts';
import { isMythLabel } from './myths.ts';
import { denies } from './negation.ts';
import { folded } from './text.ts';

/** Words that apply only to a subgroup, such as "If you rent, bring:". "You may rent if:" isn't one of them. */
const STARTS_CONDITION = /^(?:only )?(?:if|unless)\b[^,]*:$/i;
const CONDITION = /^(?:only )?(?:if|when|unless|where|for|after|before|once)\b/i;

/** Words above examples, outdated or planned content, or advice on what not to do. */
const OF_ANOTHER_KIND =
  /^(?:for )?(?:examples?|samples?|scenarios?|case stud(?:y|ies)|success stor(?:y|ies)|proposed|proposals?|drafts?|archived?|superseded|former|previous(?:ly)?|past|prior|historical|history|expired|old|last|other|related|similar)\b|\b(?:winners|awardees|grantees|limitations?|restrictions?|denials?|avoid|mistakes|penalt(?:y|ies)|violations?|scams?|termination)\b/i;

/**
 * Returns whether the content under these words depends on them, as with "The following may not apply:", "If you rent:"
 * and "Myth:".
 */
export function bindsList(lead: string): boolean {
  if (lead === '') return false;
  return (
    denies(lead) || isMythLabel(lead) || OF_ANOTHER_KIND.test(lead) || (CONDITION.test(lead) && !isOfOneKind(lead))
  );
}

const CHOICE =
  /\b(?:one|any|either|some|all|both|each|two|three|four|five|most)(?: or more)?(?: \w+)? (?:of|below|listed|following)\b|\beither\b/i;

/** Words that don't say whether one of the items is enough or all are required. */
const TOGETHER =
  /\b(?:if|when|provided|as long as|who|(?<!than )that)(?: (?:you|they|he or she|the \w+)(?: are| have)?)?\s*:$/i;

/**
 * Returns whether the items under these words are meaningful only together, as with "One of the following:" or "You may
 * apply if:".
 */
export function isOfOneKind(lead: string): boolean {
  const words = lead.trimEnd();
  return (
    words.endsWith(':') &&
    !denies(words) &&
    !STARTS_CONDITION.test(words) &&
    (CHOICE.test(words) || TOGETHER.test(words))
  );
}

/** Headings about when or where to do something. They don't limit who or what the content applies to. */
const OF_A_STEP =
  /^(?:when|where|once|after|before|for) (?:to|are|is|do|does|can|will|should|more|questions?|help|information|details|assistance|you (?:apply|submit))\b/i;

/**
 * Headings for one of several values, whose content doesn't apply to the others: a year, monthly amounts, the maximum.
 */
const OF_ONE =
  /\b(?:20\d\d|FY ?\d\d|(?:bi)?(?:weekly|monthly|annual|yearly|hourly|daily)|(?:per|each|every|a) (?:hour|day|week|month|quarter|year)|(?:max|min)imum)\b/i;

/** Returns whether everything under a heading depends on it. */
export function bindsSection(heading: string): boolean {
  if (OF_ONE.test(heading) || isOfSome(heading)) return true;
  return bindsList(heading) && (denies(heading) || !OF_A_STEP.test(heading));
}

const LONGEST_TITLE = 120;
const EXCLUDES =
  /\b(?:not|never|cannot|can't|won't|don't|doesn't|aren't|isn't|ineligible|non-?eligible|unallowable|disallowed|prohibited|excluded|exclusions?|exceptions?|disqualif\w+|restrictions?|limitations?)\b/i;
const ENDED_TITLE =
  /^(?:ineligible|non-?eligible|unallowable|prohibited|excluded|exclusions?|exceptions?)\b[^.!,;:]{0,50}[.!]$/i;
const SPEAKS_TO_READER =
  /^(?:not sure|not in|(?:do|did|can)(?:n't| not) (?:know|see|have|forget|miss|worry|wait|find|receive))\b/i;

/** Returns whether a line on its own is a heading above exclusions, even without heading markup. */
export function isExclusionTitle(words: string): boolean {
  const plain = folded(words);
  if (plain.length > LONGEST_TITLE || SPEAKS_TO_READER.test(plain)) return false;
  if (/[.!,;:]["')\]]*$/.test(plain)) return ENDED_TITLE.test(plain);
  return EXCLUDES.test(plain) || isMythLabel(plain);
}

const OTHER_TITLE =
  /^(?:eligib\w+|allowable|allowed|permitted|covered|included?|inclusions?|who (?:can|may|is|are)|what (?:is|are|we|you)|how|when|where|why|deadlines?|contacts?|documents?|amounts?|about|overview|next steps?|benefits?|awards?)\b/i;

/** Returns whether a line on its own ends a list of exclusions, as "Eligible costs" does after "Ineligible costs". */
export function isOtherTitle(words: string): boolean {
  return (
    words.length <= LONGEST_TITLE &&
    !/[.!,;]["'”’)\]]*$/.test(words) &&
    OTHER_TITLE.test(words) &&
    !isExclusionTitle(words)
  );
}

const VERB =
  /\b(?:is|are|was|were|must|may|can|could|will|would|shall|should|has|have|had|does|do|did|gets?|receives?|pays?|apply|applies|call|send|submit|contact|ask|visit|see|read|go)\b/i;
const OF_SOMEBODY = /\b(?:who|that|which|whose \w+)(?: (?:do|does|did|has|have|had|may|can|will) (?:not )?| )\w+/gi;

/** Returns whether words are a complete sentence rather than a list item. "Students who rent." isn't a sentence. */
export function isSentence(words: string): boolean {
  if (!/[.!?]["'”’)\]]*$/.test(words) || CONDITION.test(words)) return false;
  return VERB.test(words.replace(OF_SOMEBODY, ''));
}

/** Returns a passage without the words at its start that the rest depends on, if any. */
export function bodyOf(passage: string): string {
  return passage.slice(leadOf(passage).length).trimStart();
}

const LONGEST_LEAD = 500;

/** Returns the words at the start of a passage that the rest depends on; empty if there are none. */
export function leadOf(passage: string): string {
  const colon = passage.slice(0, LONGEST_LEAD).search(/:\s/);
  const lead = passage.slice(0, Math.max(0, colon));
  return !/[.!?]\s/.test(lead) && bindsList(lead) ? passage.slice(0, colon + 1) : '';
}
