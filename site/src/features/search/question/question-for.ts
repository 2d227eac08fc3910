import type { User } from '../../../../../contract/account/user.ts';
import type { OpenQuestion } from '../../../../../contract/profile/open-question.ts';
import { QUESTION_FIELDS, type QuestionFact } from '../../../../../contract/profile/question-fields.ts';
import { NO_ANSWER } from '../../profile/form/chosen.ts';

/**
 * Returns the question to show: the first that wasn't skipped and isn't answered in the profile. An answer we couldn't
 * parse counts as answered, because asking again would overwrite it.
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
