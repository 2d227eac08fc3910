import { CATEGORIES, type Category, PROGRAM_TYPES, type ProgramType } from '../../../../contract/programs/grants.ts';

/** What one call asks for. */
export interface Question {
  category: Category;
  programType: ProgramType;
}

/** One question for each category and kind of help. */
export const QUESTIONS: readonly Question[] = CATEGORIES.flatMap((category) =>
  PROGRAM_TYPES.map((programType) => ({ category, programType })),
);

const KINDS: Readonly<Record<ProgramType, string>> = {
  grant: 'grants',
  loan: 'loans with public or nonprofit backing',
  assistance: 'assistance programs and benefits',
};

const INSTRUCTIONS = `You list funding programs in the United States that people or organizations can apply for now.
List only programs that a page you found describes, and give for each the addresses of those pages in "citations".
Prefer official pages of the funder. Leave out programs that are closed. Write null for what no page states. Never guess.`;

const text = { type: ['string', 'null'] };
const fields = {
  title: { type: 'string' },
  provider: { type: 'string' },
  description: { type: 'string' },
  eligibility: text,
  amount: text,
  /** As written on the page. */
  deadline: text,
  /** Postal abbreviations; empty for the whole country. */
  states: { type: 'array', items: { type: 'string' } },
  url: { type: 'string' },
  citations: { type: 'array', items: { type: 'string' } },
};
const ANSWER_SHAPE = {
  type: 'object',
  properties: {
    programs: {
      type: 'array',
      items: { type: 'object', properties: fields, required: Object.keys(fields), additionalProperties: false },
    },
  },
  required: ['programs'],
  additionalProperties: false,
};

/** Builds the body of a call, for OpenAI's chat completions and Perplexity's search. */
export function bodyOf({ category, programType }: Question, model: string): unknown {
  return {
    model,
    temperature: 0,
    messages: [
      { role: 'system', content: INSTRUCTIONS },
      { role: 'user', content: `Up to ten ${KINDS[programType]} of the field "${category}" that are open now.` },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'programs', schema: ANSWER_SHAPE } },
  };
}
