import type { OpenQuestion } from '../../../../contract/open-question.ts';
import { QUESTION_FIELDS, type QuestionFact } from '../../../../contract/question-fields.ts';
import type { User } from '../../../../contract/user.ts';
import { NO_ANSWER } from '../profile/chosen.ts';

/**
 * The question to show: the first that was not skipped, and whose answer the profile does not hold already (in words
 * that we could not read: asking again would only overwrite them).
 */
export function questionFor(
  questions: readonly OpenQuestion[],
  user: User,
  skipped: ReadonlySet<QuestionFact>,
): OpenQuestion | undefined {
  return questions.find(({ fact }) => {
    const answer = user[QUESTION_FIELDS[fact]];
    return !skipped.has(fact) && (answer === null || answer === '' || answer === NO_ANSWER);
  });
}
