import { isMythLabel } from './myths.ts';
import { denies } from './negation.ts';
import { folded } from './text.ts';

/** What is for some alone: "If you rent, bring:" is no "You may rent if:". */
const STARTS_CONDITION = /^(?:only )?(?:if|unless)\b[^,]*:$/i;
const CONDITION = /^(?:only )?(?:if|when|unless|where|for|after|before|once)\b/i;

/** What stands under these words is made up, was once, or may be some day; or it is what not to do. */
const OF_ANOTHER_KIND =
  /^(?:for )?(?:examples?|samples?|scenarios?|case stud(?:y|ies)|success stor(?:y|ies)|proposed|proposals?|drafts?|archived?|superseded|former|previous(?:ly)?|past|prior|historical|history|expired|old)\b|\b(?:limitations?|restrictions?|denials?|avoid|mistakes|penalt(?:y|ies)|violations?|scams?|termination)\b/i;

/** Whether what stands under these words depends on them, as under "The following may not apply:", "If you rent:" and "Myth:". */
export function bindsList(lead: string): boolean {
  if (lead === '') return false;
  return (
    denies(lead) || isMythLabel(lead) || OF_ANOTHER_KIND.test(lead) || (CONDITION.test(lead) && !isOfOneKind(lead))
  );
}

const CHOICE =
  /\b(?:one|any|either|some|all|both|each|two|three|four|five|most)(?: or more)?(?: \w+)? (?:of|below|listed|following)\b|\beither\b/i;

/** Nobody can say by the words whether one of these is enough, or all have to hold. */
const TOGETHER =
  /\b(?:if|when|provided|as long as|who|(?<!than )that)(?: (?:you|they|he or she|the \w+)(?: are| have)?)?\s*:$/i;

/** Whether what is listed under these words only says something together, as under "One of the following:", "You may apply if:". */
export function isOfOneKind(lead: string): boolean {
  const words = lead.trimEnd();
  return (
    words.endsWith(':') &&
    !denies(words) &&
    !STARTS_CONDITION.test(words) &&
    (CHOICE.test(words) || TOGETHER.test(words))
  );
}

/** Headings that tell when or where to do something say nothing of whom or what the rest is for. */
const OF_A_STEP =
  /^(?:when|where|once|after|before|for) (?:to|are|is|do|does|can|will|should|more|questions?|help|information|details|assistance|you (?:apply|submit))\b/i;

/** Whether all that stands under a heading depends on it. */
export function bindsSection(heading: string): boolean {
  // What is said of a year is said of no other.
  if (/\b(?:20\d\d|FY ?\d\d)\b/.test(heading)) return true;
  return bindsList(heading) && (denies(heading) || !OF_A_STEP.test(heading));
}

const LONGEST_TITLE = 120;
const EXCLUDES =
  /\b(?:not|never|cannot|can't|won't|don't|doesn't|aren't|isn't|ineligible|non-?eligible|unallowable|disallowed|prohibited|excluded|exclusions?|exceptions?|disqualif\w+|restrictions?|limitations?)\b/i;
const ENDED_TITLE =
  /^(?:ineligible|non-?eligible|unallowable|prohibited|excluded|exclusions?|exceptions?)\b[^.!,;:]{0,50}[.!]$/i;
const SPEAKS_TO_READER =
  /^(?:not sure|not in|(?:do|did|can)(?:n't| not) (?:know|see|have|forget|miss|worry|wait|find|receive))\b/i;

/** Whether words that stand alone are a heading over what is not meant, though nothing marks them as one. */
export function isExclusionTitle(words: string): boolean {
  const plain = folded(words);
  if (plain.length > LONGEST_TITLE || SPEAKS_TO_READER.test(plain)) return false;
  if (/[.!,;:]["')\]]*$/.test(plain)) return ENDED_TITLE.test(plain);
  return EXCLUDES.test(plain) || isMythLabel(plain);
}

const OTHER_TITLE =
  /^(?:eligib\w+|allowable|allowed|permitted|covered|included?|inclusions?|who (?:can|may|is|are)|what (?:is|are|we|you)|how|when|where|why|deadlines?|contacts?|documents?|amounts?|about|overview|next steps?|benefits?|awards?)\b/i;

/** Whether words that stand alone begin something else than what is not meant: "Eligible costs" after "Ineligible costs". */
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

/** Whether words say something of themselves, and are no item of a list: "Students who rent." is none. */
export function isSentence(words: string): boolean {
  if (!/[.!?]["'”’)\]]*$/.test(words) || CONDITION.test(words)) return false;
  return VERB.test(words.replace(OF_SOMEBODY, ''));
}

/** What a passage says under the words with which it begins, where it depends on them. */
export function bodyOf(passage: string): string {
  return passage.slice(leadOf(passage).length).trimStart();
}

const LONGEST_LEAD = 500;

/** Words with which a passage begins and on which all of it depends; empty where there are none. */
export function leadOf(passage: string): string {
  const colon = passage.slice(0, LONGEST_LEAD).search(/:\s/);
  const lead = passage.slice(0, Math.max(0, colon));
  return !/[.!?]\s/.test(lead) && bindsList(lead) ? passage.slice(0, colon + 1) : '';
}
