import { distinctiveWords, isGeneral, phraseStems } from '../../../../matching/search/words.ts';
import { contactsIn } from '../analysis/proof/contacts.ts';
import { figuresIn } from '../analysis/proof/figures.ts';

/** A passage, and the heading it's under. */
export interface Passage {
  text: string;
  about: string;
}

type Topic = readonly [asked: RegExp, isAnsweredBy: (said: Passage) => boolean];

const ofMatter =
  (about: RegExp) =>
  (said: Passage): boolean =>
    about.test(said.about);
const TIMES = new Set(['date', 'time', 'weekday', 'month of the year', 'day', 'business day', 'week', 'month', 'year']);
const hasFigure =
  (units: (unit: string | null) => boolean) =>
  ({ text }: Passage): boolean =>
    figuresIn(contactsIn(text).rest).some(({ unit }) => units(unit));

/** What a question asks for, and which passages answer it even if they share no word with it. */
const TOPICS: readonly Topic[] = [
  [/\bhow much\b|\bamount\b|\bworth\b|\bwhat does it pay\b/i, hasFigure((unit) => unit === 'money')],
  [/\bhow much\b|\bamount\b|\bwhat does it pay\b/i, ofMatter(/^Amount$/)],
  [
    /\bwhen\b|\bdeadline\b|\bhow long\b|\bby what (?:day|date)\b|\btoo late\b/i,
    hasFigure((unit) => TIMES.has(unit ?? '')),
  ],
  [/\bwhen\b|\bdeadline\b|\btoo late\b/i, ofMatter(/^Deadline$/)],
  [
    /\bwho(?:m)? (?:do|can|should|to|would)\b|\bcontact\b|\bcall\b|\bphone\b|\be-?mail\b|\breach\b|\btalk to\b/i,
    ofMatter(/^Contact$/),
  ],
  [
    /\bcontact\b|\bcall\b|\bphone\b|\be-?mail\b|\breach\b|\bwhere\b|\bwebsite\b/i,
    ({ text }) => contactsIn(text).addresses.length > 0,
  ],
  [
    /\bdocuments?\b|\bpapers?\b|\bpaperwork\b|\bbring\b|\bproof\b|\bhand in\b|\bready\b/i,
    ofMatter(/^(?:Documents|Requirements)$/),
  ],
  [/\bapply\b|\bsign up\b|\benroll\b|\bget started\b|\bsteps?\b|\bprocess\b/i, ofMatter(/^How to apply$/)],
  [/\bwho (?:can|may|is)\b|\bqualif\w+|\beligib\w+|\bconditions?\b|\brequirements?\b/i, ofMatter(/^Who can apply/)],
  [/\binterest\b/i, ofMatter(/^Interest rate$/)],
  [/\brepay\w*|\bpay (?:it )?back\b/i, ofMatter(/^Repayment$/)],
  [
    /\bwhat (?:is|does) (?:this|it|the program)(?: for| about| do)?\b|\bwhat is (?:this|it)\b/i,
    ofMatter(/^Description$/),
  ],
];

/** Words about talking, and about people in general. They occur in questions and texts on every subject. */
const OF_TALK = new Set(
  phraseStems('ask tell say speak talk know mean think other people person member anybody give want'),
);

/**
 * Returns whether a passage may answer a question: it shares a distinctive word, or it's the kind of text that the
 * question asks for.
 */
export function mayAnswer(question: string, said: Passage): boolean {
  if (TOPICS.some(([asked, isAnsweredBy]) => asked.test(question) && isAnsweredBy(said))) return true;
  const wanted = distinctiveWords(question).filter(({ stem }) => !isGeneral(stem) && !OF_TALK.has(stem));
  const stems = new Set(phraseStems(said.text));
  return wanted.some(({ stem }) => stems.has(stem));
}

const ASKS_FOR_PROGRAMS =
  /\b(?:which|programs?|grants?|loans?|credits?|scholarships?|funds?|funding|insurance|benefits?|help\w*|assist\w*|support\w*|aid|money|get|qualif\w+|eligible|apply|pays?|afford|find|need|on my list|these|compare)\b/i;
/** To answer a question about the highest or lowest, we'd have to compare all programs, which we don't do. */
const ASKS_WHICH_IS_MOST =
  /\b(?:most|least|largest|biggest|highest|lowest|soonest|earliest|latest|fastest|quickest|easiest|cheapest|longest|shortest)\b/i;

/** Returns whether naming the programs that were found can answer a question. */
export function programsAnswer(question: string): boolean {
  return ASKS_FOR_PROGRAMS.test(question) && !ASKS_WHICH_IS_MOST.test(question);
}

const ASKS_WHEN =
  /\b(?:open|closed?|closes|closing|deadlines?|due|when|still|now|today|soon(?:est)?|earliest|last day|too late|this (?:week|month|year))\b/i;
const ASKS_HOW_MUCH = /\b(?:how much|amounts?|pays?|most|largest|biggest|highest|worth|sums?)\b/i;

/** Returns which program fields a question asks for, so the answer can show them. */
export function askedOfPrograms(question: string): { deadline: boolean; amount: boolean } {
  return { deadline: ASKS_WHEN.test(question), amount: ASKS_HOW_MUCH.test(question) };
}
