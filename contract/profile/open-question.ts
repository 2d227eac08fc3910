import * as z from 'zod/mini';
import { QUESTION_FIELDS, type QuestionFact } from './question-fields.ts';

const facts = Object.keys(QUESTION_FIELDS) as [QuestionFact, ...QuestionFact[]];

/** An unknown fact, and how many of the listed programs are undecided at least partly because of it. */
export const openQuestion = z.object({ fact: z.enum(facts), programs: z.int() });
export type OpenQuestion = z.infer<typeof openQuestion>;
