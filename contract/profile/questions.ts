import * as z from 'zod/mini';
import { user } from '../account/user.ts';
import { endpoint } from '../endpoint.ts';
import { FIELDS } from './profile.ts';
import { QUESTION_FIELDS, type QuestionField } from './question-fields.ts';

/** The maximum number of listed programs that an answer is counted for. */
export const MOST_LISTED = 500;

function answered<Field extends QuestionField>(field: Field) {
  return z.object({
    field: z.literal(field),
    answer: FIELDS[field].question as (typeof FIELDS)[Field]['question'],
    /** The ids of the listed programs, for counting how many the answer decides. */
    listed: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_LISTED)), []),
  });
}

type Answered = { [Field in QuestionField]: ReturnType<typeof answered<Field>> }[QuestionField];
const answers = Object.values(QUESTION_FIELDS).map((field) => answered(field)) as [Answered, ...Answered[]];

/** One answer and its field. */
export const answer = z.discriminatedUnion('field', answers);
export type Answer = z.output<typeof answer>;

/** Stores one answer and leaves the rest alone, so another tab's recent changes survive. */
export const putAnswer = endpoint({
  method: 'PUT',
  path: '/api/user/profile/answer',
  access: 'member',
  body: answer,
  response: z.object({
    user,
    /** How many of the listed programs were undecided before and are decided now. */
    decided: z.int(),
    /** How many of the listed programs stay undecided but have one fewer open condition. */
    clearer: z.int(),
  }),
});
