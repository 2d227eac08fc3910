import type { OpenQuestion } from '../../../../contract/profile/open-question.ts';
import { isQuestionFact, type QuestionFact } from '../../../../contract/profile/question-fields.ts';
import type { Rule } from '../../../../contract/programs/rules.ts';
import { questionsOf } from '../../../../matching/conditions/questions.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';

/** A question is worth asking if it may decide this many programs of a page, */
const DECIDES_SEVERAL = 2;
/** or if this many have a condition that depends on it. */
const CONCERNS_SEVERAL = 3;

/** The questions for someone applying for an organization: nothing about them personally. */
const OF_ORGANIZATIONS: readonly QuestionFact[] = ['state', 'community', 'industry', 'annualRevenue', 'employees'];

/** What to ask the person who sees these programs: only facts that the profile can hold. */
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
