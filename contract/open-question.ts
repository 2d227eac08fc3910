import * as z from 'zod/mini';
import { QUESTION_FIELDS, type QuestionFact } from './question-fields.ts';

const facts = Object.keys(QUESTION_FIELDS) as [QuestionFact, ...QuestionFact[]];

/** A fact that is not known yet, and how many of the listed programs are open for want of it, wholly or in part. */
export const openQuestion = z.object({ fact: z.enum(facts), programs: z.int() });
export type OpenQuestion = z.infer<typeof openQuestion>;
