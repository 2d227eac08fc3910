import { isQuestionFact, type OpenQuestion } from '../../../contract/questions.ts';
import type { Rule } from '../../../contract/rules.ts';
import type { Facts } from '../../../matching/facts.ts';
import { questionsOf } from '../../../matching/questions.ts';

/** A question that would decide fewer programs of a page is not worth anybody's time. */
const SEVERAL = 2;

/** What to ask the person to whom these programs are shown: only what the profile can hold. */
export function openQuestions(programs: readonly { rules: Rule | null }[], facts: Facts): OpenQuestion[] {
  const rules = programs.flatMap((program) => program.rules ?? []);
  return questionsOf(rules, facts).flatMap(({ fact, programs: count }) =>
    isQuestionFact(fact) && count >= SEVERAL ? [{ fact, programs: count }] : [],
  );
}
