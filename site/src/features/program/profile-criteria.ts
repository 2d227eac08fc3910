import { isQuestionFact } from '../../../../contract/profile/question-fields.ts';

/** Facts the profile form asks for, or that follow from its answers. */
const BESIDES: ReadonlySet<string> = new Set(['age', 'incomeOfPovertyLine']);

/** Returns whether an answer in the profile form settles this condition. */
export function answerableInProfile(criterion: string): boolean {
  return isQuestionFact(criterion) || BESIDES.has(criterion);
}
