import { FIELDS } from './profile.ts';

type Fields = typeof FIELDS;

/** Facts that a single profile answer sets and the results page may ask for, each with that answer's field. */
type Asked = {
  readonly [Field in keyof Fields as Fields[Field] extends { question: unknown }
    ? FactOf<Fields[Field]>
    : never]: Field;
};
type FactOf<Field> = Field extends { fact: infer Fact extends string }
  ? Fact
  : Field extends { computedFact: infer Fact extends string }
    ? Fact
    : never;

export type QuestionFact = keyof Asked;
export type QuestionField = Asked[QuestionFact];

export const QUESTION_FIELDS = Object.fromEntries(
  Object.entries(FIELDS).flatMap(([name, field]) => ('question' in field ? [[factOf(field), name]] : [])),
) as Asked;

type WithFact = {
  [Field in keyof Fields]: FactOf<Fields[Field]> extends never ? never : Field;
}[keyof Fields];

/** The field that sets a fact. For the state, it's the ZIP code, which the results page may ask for. */
export const FIELD_OF_FACT = Object.fromEntries(
  Object.entries(FIELDS).flatMap(([name, field]) => {
    const fact = factOf(field);
    return fact ? [[fact, name]] : [];
  }),
) as Readonly<Partial<Record<string, WithFact>>>;

/** Returns the fact that a field sets, if any. */
export function factOf(field: Fields[keyof Fields]): FactOf<Fields[keyof Fields]> | undefined {
  if ('fact' in field) return field.fact;
  return 'computedFact' in field ? field.computedFact : undefined;
}

/** Returns whether the results page may ask for this fact. */
export function isQuestionFact(fact: string): fact is QuestionFact {
  return Object.hasOwn(QUESTION_FIELDS, fact);
}
