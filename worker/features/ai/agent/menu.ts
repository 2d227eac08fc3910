import type { AnswerPart } from '../../../../contract/ai/agent.ts';
import type { Match } from '../../../../contract/programs/grants.ts';
import { worthWords } from '../../../../matching/amounts/amount-words.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { ADVICE, FROM_YOU, NO_FIGURES, open, reckonedSum, toldUs, unanswered, unmet, VERDICT } from './texts.ts';

/** What our prepared sentences draw on: the member's facts, and the program's match. */
export interface Known {
  facts: Facts;
  /** The rules' result for the program; null if the question is about several programs. */
  match: Match | null;
  /** The program's conditions that are alternatives to others. */
  alternatives?: ReadonlySet<string>;
}

interface Item {
  key: string;
  /**
   * Describes the sentence to the model. Reveals nothing about the member: neither the sentence nor whether there is
   * one.
   */
  about: string;
  /** The questions that the sentence may accompany, and those that it answers. */
  fits: RegExp;
  answers: RegExp;
  parts(known: Known): AnswerPart[];
}

const MOST_CONDITIONS = 4;

const OF_THEMSELVES = /\b(?:i|my|me|mine|we|our|us)\b/i;
const ASKS_FOR_ADVICE =
  /\b(?:advice|advise|tips?|prepare|mistakes?|improve|better|stronger|best way|careful|remember|before i (?:apply|start|call))\b/i;
export const ASKS_WHETHER =
  /\b(?:qualif\w+|eligible|entitled|my chances|(?:can|could|may|will|would|do|should) (?:i|we) (?:still |also |even )?(?:get|have|receive|apply for|use) (?:it|this|that|these|the (?:program|grant|loan|money|benefit)|help|benefits))\b/i;
const ASKS_HOW_MUCH =
  /\bhow much (?:would|will|could|do|can|money)\b|\bwhat (?:would|will|could|do|can) (?:i|we) get\b|\bworth\b/i;
const ASKS_WHAT_WE_KNOW = /\b(?:told|tell|said|entered|profile|know (?:of|about) me|on file|my answers)\b/i;

/** All sentences that we write ourselves. The model refers to them by key. */
export const MENU: readonly Item[] = [
  {
    key: 'verdict',
    about: 'whether this member may have the program, by our rules and their answers',
    fits: OF_THEMSELVES,
    answers: ASKS_WHETHER,
    parts: ({ match, alternatives }) => (match ? verdictOf(match, alternatives) : []),
  },
  {
    key: 'worth',
    about: 'what the program would come to for this member, by our figures and their answers',
    fits: ASKS_HOW_MUCH,
    answers: ASKS_HOW_MUCH,
    parts: ({ match }) => (match ? worthOf(match) : []),
  },
  ...Object.entries(FROM_YOU).map(([name, { what, says }]): Item => {
    return {
      key: `you.${name}`,
      about: `what this member told us about this: ${what}`,
      fits: OF_THEMSELVES,
      answers: ASKS_WHAT_WE_KNOW,
      parts: ({ facts }) => {
        const said = says(facts);
        return [{ kind: 'from_you', text: said === null ? unanswered(what) : toldUs(said) }];
      },
    };
  }),
  ...Object.entries(ADVICE).map(([name, text]): Item => {
    return {
      key: `advice.${name}`,
      about: `general advice: ${text}`,
      fits: ASKS_FOR_ADVICE,
      answers: ASKS_FOR_ADVICE,
      parts: () => [{ kind: 'advice', text }],
    };
  }),
];

function verdictOf({ verdict, reasons }: Match, alternatives: Known['alternatives']): AnswerPart[] {
  const conditions = (wanted: 'unmet' | 'unknown', say: (text: string, isOneOf: boolean) => string) =>
    reasons
      .filter((reason) => reason.verdict === wanted)
      .slice(0, MOST_CONDITIONS)
      .map(({ text }) => say(text, alternatives?.has(text) ?? false));
  const texts = [VERDICT[verdict], ...conditions('unmet', unmet)];
  if (verdict !== 'ineligible') texts.push(...conditions('unknown', open));
  return texts.map((text) => ({ kind: 'from_rules', text }));
}

function worthOf(match: Match): AnswerPart[] {
  if (match.verdict === 'ineligible') return [{ kind: 'from_rules', text: VERDICT.ineligible }];
  return match.likelihood === 'no' ? [] : [{ kind: 'reckoned', text: sumOf(match) ?? NO_FIGURES }];
}

/** Returns a program's verdict and estimate in short form, for a list of several programs. */
export function inShort(match: Match): string {
  return [VERDICT[match.verdict], sumOf(match)].filter(Boolean).join(' ');
}

/** Returns the estimate as shown on the program's card; null if there's no amount, or if the program is ruled out. */
function sumOf(match: Match): string | null {
  const worth = match.verdict === 'ineligible' || match.likelihood === 'no' ? null : worthWords(match);
  return worth === null ? null : reckonedSum(worth);
}
