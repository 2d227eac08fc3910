import type { QuestionField } from '../../../../../contract/profile/question-fields.ts';
import { NO_ANSWER } from '../../profile/form/chosen.ts';
import type { Input } from '../../profile/form/field-inputs.ts';
import { FIELD_QUESTIONS } from '../../profile/form/field-questions.ts';

/**
 * Returns the input for an answer: the same as in the profile, but a select where the profile only suggests answers.
 */
export function inputFor(field: QuestionField): Input {
  const { input } = FIELD_QUESTIONS[field];
  if (input.as === 'choice') return picked(input.choices);
  if (input.as === 'text' && input.suggestions) {
    return picked(Object.fromEntries(input.suggestions.map((answer) => [answer, answer])));
  }
  return input;
}

/** Leaves out "prefer not to say", because members can skip the question. */
function picked(choices: Readonly<Record<string, string>>): Input {
  return {
    as: 'choice',
    choices: Object.fromEntries(Object.entries(choices).filter(([value]) => value !== NO_ANSWER)),
  };
}
