import type { OpenQuestion } from '../../../../contract/profile/open-question.ts';
import { isQuestionFact, type QuestionFact } from '../../../../contract/profile/question-fields.ts';
import type { Rule } from '../../../../contract/programs/rules.ts';
import { questionsOf } from '../../../../matching/conditions/questions.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';

/** A question is worth asking if it may decide at least this many programs on a page. */
const DECIDES_SEVERAL = 2;
/** It's also worth asking if at least this many have a condition that depends on it. */
const CONCERNS_SEVERAL = 3;

/** The questions for someone who applies on an organization's behalf. None is about them personally. */
const OF_ORGANIZATIONS: readonly QuestionFact[] = ['state', 'community', 'industry', 'annualRevenue', 'employees'];

/** Returns what to ask the person who sees these programs. Asks only for facts that the profile can store. */
export function openQuestions(programs: readonly { rules: Rule | null }[], facts: Facts): OpenQuestion[] {
  const rules = programs.flatMap((program) => program.rules ?? []);
  return questionsOf(rules, facts).flatMap(({ fact, programs: concerned, decides }) =>
    isQuestionFact(fact) && isFor(facts, fact) && (decides >= DECIDES_SEVERAL || concerned >= CONCERNS_SEVERAL)
      ? [{ fact, programs: concerned }]
      : [],
  );
}

function isFor({ forOrganization }: Facts, fact: QuestionFact): boolean {
  return !forOrganization || OF_ORGANIZATIONS.includes(fact);
}
