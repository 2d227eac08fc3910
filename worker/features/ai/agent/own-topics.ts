import type { OwnAnswer, OwnTopic } from '../../../../contract/ai/agent.ts';
import type { Match } from '../../../../contract/programs/grants.ts';
import { valueWords } from '../../../../matching/amounts/value-words.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { ownPapers } from '../../../../matching/program/papers/own-papers.ts';
import type { Program } from '../../programs/program.ts';
import { ASKS_WHETHER } from './menu.ts';
import { withEnglishTopics } from './spanish-questions.ts';

/** The questions for each topic, in English or as `withEnglishTopics` puts a Spanish one. */
const ASKED: Readonly<Record<OwnTopic, RegExp>> = {
  verdict: ASKS_WHETHER,
  worth:
    /\bhow much (?:money )?(?:(?:would|will|could|can|do|might) (?:i|we) (?:get|receive)|does (?:it|this|the program) (?:pay|give)|is it)\b|\bwhat (?:would|will|could|do|can) (?:i|we) get\b|\bwhat does it pay\b|\bthe amount\b/i,
  papers:
    /\b(?:what|which) (?:\w+ )?(?:documents?|papers?|paperwork)\b|\bwhat (?:do|should|must) (?:i|we) (?:need to |have to )?(?:bring|hand in|send in|have ready)\b|\(documents\b|; documents\b/i,
  deadline:
    /\bdeadline\b|\bby when\b|\bby (?:what|which) (?:day|date)\b|\bwhen (?:is it due|(?:do|must|should|can) (?:i|we) (?:have to |need to )?apply|does it (?:open|close|end))\b|\b(?:too late|last day)\b/i,
  apply:
    /\bhow (?:do|can|should|would) (?:i|we) (?:\w+ )?(?:apply|sign up|enroll|get started|start)\b|\bhow to apply\b|\bwhere (?:do|can) (?:i|we) apply\b/i,
  contact: /\bwho(?:m)? (?:do|can|should) (?:i|we) (?:call|contact|ask|talk to)\b|\bphone number\b/i,
};

/** Returns whether a question asks for anything that a program's record may answer. */
export function asksOwn(question: string): boolean {
  const asked = withEnglishTopics(question);
  return TOPICS.some((topic) => ASKED[topic].test(asked));
}

type Recorded = Pick<Program, 'id' | 'title' | 'amount' | 'assistanceType' | 'deadline' | 'deadlineKind'> & {
  detail: Pick<Program['detail'], 'documents' | 'documentRules' | 'howToApply' | 'contact'>;
};

interface Person {
  facts: Facts;
  match: Match;
}

/** Returns what a question asks for that a program's record and the member's match answer; null if nothing. */
export function ownAnswerTo(question: string, program: Recorded, { facts, match }: Person): OwnAnswer | null {
  const asked = withEnglishTopics(question);
  const topics = TOPICS.filter((topic) => ASKED[topic].test(asked) && KNOWN[topic](program, { facts, match }));
  return topics.length === 0 ? null : { grantId: program.id, title: program.title, topics };
}

/** In the order of an answer. */
const TOPICS: readonly OwnTopic[] = ['verdict', 'worth', 'deadline', 'papers', 'apply', 'contact'];

/** Whether there is an answer to show. Without one, the question is left to the sources. */
const KNOWN: Readonly<Record<OwnTopic, (program: Recorded, person: Person) => boolean>> = {
  verdict: (_, { match }) => match.likelihood !== 'unknown',
  // A ruled-out program's amount isn't what the member could get.
  worth: ({ amount, assistanceType }, { match }) =>
    match.likelihood !== 'no' && valueWords({ match, amount, assistanceType }) !== null,
  deadline: ({ deadline, deadlineKind }) => deadline !== null && deadlineKind !== 'unknown',
  papers: ({ detail }, { facts }) => ownPapers(detail.documents, detail.documentRules, facts).length > 0,
  apply: ({ detail }) => detail.howToApply.length > 0,
  contact: ({ detail }) => detail.contact !== null,
};
