import * as z from 'zod/mini';
import { optionalText } from '../programs/fields.ts';

/** The unanswered value of a choice. */
export const NOT_SPECIFIED = 'not_specified';

export const YES_OR_NO = [NOT_SPECIFIED, 'yes', 'no'] as const;
export type YesOrNo = (typeof YES_OR_NO)[number];

interface Shapes {
  stored: z.ZodMiniType;
  answer: z.ZodMiniType;
  given: z.ZodMiniType;
  unanswered: unknown;
  computedFact?: string;
  question?: z.ZodMiniType;
}

/** A field of the profile. Texts and lists can't be copied to a fact as they are. */
export type FieldShape = Shapes &
  (
    | { kind: 'statement' | 'choice' | 'yes-or-no' | 'number'; fact?: string }
    | { kind: 'text' | 'needs' | 'household'; fact?: never }
  );

/** Creates a field for a statement that is true or false. If it isn't checked, it's false. */
export function statement() {
  const answer = z.boolean();
  return { kind: 'statement', stored: answer, answer, unanswered: false, given: z._default(answer, false) } as const;
}

/** Creates a field for one of several values. */
export function choice<const Value extends string>(values: readonly Value[], unanswered: NoInfer<Value>) {
  const answer: z.ZodMiniType<Value, Value> = z.enum(values);
  return { kind: 'choice', values, stored: answer, answer, unanswered, given: z._default(answer, unanswered) } as const;
}

/** Creates a field for a question that may stay unanswered. As a fact, it's true, false or unknown. */
export function yesOrNo() {
  const { values: _, ...rest } = choice(YES_OR_NO, NOT_SPECIFIED);
  return { ...rest, kind: 'yes-or-no' } as const;
}

/** Creates a field for a line of text that may stay empty. */
export function text(answer: ReturnType<typeof optionalText> = optionalText()) {
  return { kind: 'text', stored: z.nullable(z.string()), answer, unanswered: null, given: answer } as const;
}

/** Creates a field for a whole number that may stay empty. */
export function number({ min, max, step = 1 }: { min: number; max: number; step?: number }, message: string) {
  const answer = z.nullable(
    z
      .number(message)
      .check(
        z.multipleOf(step, step === 1 ? message : `Please give a multiple of ${step}`),
        z.minimum(min, `At least ${min.toLocaleString('en-US')}`),
        z.maximum(max, `At most ${max.toLocaleString('en-US')}`),
      ),
  );
  const stored = z.nullable(z.int());
  return { kind: 'number', stored, answer, unanswered: null, given: z._default(answer, null) } as const;
}

/** Lets the results page ask for the field. */
export function asked<const Field extends { answer: z.ZodMiniType }>(field: Field) {
  const question: Field['answer'] = field.answer;
  return { ...field, question };
}
