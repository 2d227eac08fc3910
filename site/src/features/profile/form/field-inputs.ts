import type { Profile } from '../../../../../contract/profile/profile.ts';
import type { QuestionField } from '../../../../../contract/profile/question-fields.ts';

/** Choices that follow another answer. Their texts load with the form alone. */
export type FollowUp = 'permanentResidentMonth' | 'farmPlan' | 'mainWork';
/** Other answers that take a single field. Needs and household have their own sections. */
export type FieldName = Exclude<keyof Profile, 'needs' | 'household' | FollowUp>;

interface Place {
  /** Set if the product can't work without the answer. */
  required?: true;
  /** Set if the label says it's optional. For a select, the first option says so. */
  optional?: true;
  /** Takes up a full row. */
  wide?: true;
}

type NumberInput = { as: 'number'; unit?: 'dollars' | 'percent' | 'year' } & Place;
type TextInput = { as: 'text'; autoComplete: string; numeric?: true; suggestions?: readonly string[] } & Place;
type ChoiceInput<Value extends string> = { as: 'choice'; choices: Readonly<Record<Value, string>> } & Place;
/** A statement that is true or false. */
interface CheckInput {
  as: 'check';
}
export type Input = NumberInput | TextInput | ChoiceInput<string> | CheckInput;

export interface FieldQuestion {
  label: string;
  /** The reason we ask. */
  hint?: string;
  input: Input;
}

/** The brackets keep unions from being distributed, so a choice needs a label for each of its values. */
type InputFor<Answer> = [Answer] extends [boolean]
  ? CheckInput
  : [Answer] extends [number]
    ? NumberInput
    : [Answer] extends [string]
      ? string extends Answer
        ? TextInput
        : ChoiceInput<Answer>
      : never;
/** A question that the results page may ask must say why. */
export type QuestionFor<Field extends FieldName> = FieldQuestion & {
  input: Input & InputFor<NonNullable<Profile[Field]>>;
} & (Field extends QuestionField ? { hint: string } : object);

export const NUMBER = { as: 'number', optional: true } as const;
export const DOLLARS = { ...NUMBER, unit: 'dollars' } as const;
export const CHECK = { as: 'check' } as const;
