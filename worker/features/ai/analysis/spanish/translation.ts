import * as z from 'zod/mini';
import type { Ai } from '../../../../clients/ai/ai.ts';
import { type AnswerFault, askModel, type Usage } from '../../../../clients/ai/structured.ts';
import { hashOf } from '../../../programs/embedding-rows.ts';
import { confirmed, JUDGE_LIMITS, judge, sumOfUsages, usageOfJudge } from '../checks/judge.ts';
import { INSTRUCTIONS, JUDGE_SPANISH } from './instructions.ts';
import { saidInSpanish } from './said-in-spanish.ts';
import type { WordPairs } from './word-pairs.ts';

export const TRANSLATION_SCHEMA_NAME = 'spanish_statements';

/** The limits of one translation. Statements over them are shown in English. */
export const TRANSLATION_LIMITS = { statements: 60, characters: 20_000, outputTokens: 10_000, ms: 40_000 } as const;

const translation = z.strictObject({
  statements: z.array(z.strictObject({ statement: z.int(), spanish: z.string() })),
});

const SCHEMA = {
  type: 'object',
  properties: {
    statements: {
      type: 'array',
      items: {
        type: 'object',
        properties: { statement: { type: 'integer' }, spanish: { type: 'string' } },
        required: ['statement', 'spanish'],
        additionalProperties: false,
      },
    },
  },
  required: ['statements'],
  additionalProperties: false,
};

/** Identifies the instructions and checks. Increase the number when Spanish is checked differently. */
export const SPANISH_VERSION = hashOf(JSON.stringify([INSTRUCTIONS, SCHEMA, JUDGE_SPANISH, 1])).slice(0, 16);

/** Spanish translations, keyed by the English statement. */
export type Translations = Readonly<Record<string, string>>;

interface Translated {
  /** Null if the model gave no answer. */
  translations: Translations | null;
  fault: AnswerFault | null;
  usage: Usage | null;
}

/** Returns as many of the statements as one translation may cover. */
export function withinTranslation(statements: readonly string[]): string[] {
  let left: number = TRANSLATION_LIMITS.characters;
  return [...new Set(statements)].slice(0, TRANSLATION_LIMITS.statements).filter((text) => {
    left -= text.length;
    return left >= 0;
  });
}

export function translationInput(statements: readonly string[]): string {
  return JSON.stringify(statements.map((english, place) => ({ statement: place + 1, english })));
}

/** Has a model translate proven statements, and keeps the translations that pass our checks. Never throws. */
export async function translated(ai: Ai, statements: readonly string[], pairs: WordPairs): Promise<Translated> {
  const { answer, fault, usage } = await askModel(ai, {
    name: 'translation',
    instructions: INSTRUCTIONS,
    input: translationInput(statements),
    schemaName: TRANSLATION_SCHEMA_NAME,
    schema: SCHEMA,
    answer: translation,
    mostOutputTokens: TRANSLATION_LIMITS.outputTokens,
    timeoutMs: Math.min(ai.timeoutMs, TRANSLATION_LIMITS.ms),
  });
  if (!answer) return { translations: null, fault, usage };
  const said = new Map<string, string>();
  const close: { text: string; quote: string }[] = [];
  for (const { statement, spanish } of answer.statements) {
    const english = statements[statement - 1];
    const own = english === undefined ? null : saidInSpanish(english, spanish, pairs);
    if (english === undefined || own === null) continue;
    // If there are several translations of a statement, the first one that passes counts.
    if (own.as === 'same' && !said.has(english)) said.set(english, own.text);
    else if (own.as === 'close') close.push({ text: own.text, quote: english });
  }
  const asked = close.filter(({ quote }) => !said.has(quote)).slice(0, JUDGE_LIMITS.statements);
  if (asked.length === 0) return { translations: Object.fromEntries(said), fault, usage };
  const judgment = await judge(ai, asked, JUDGE_SPANISH);
  for (const { text, quote } of confirmed(asked, judgment.answer)) said.set(quote, text);
  const both = usage && sumOfUsages(usage, usageOfJudge(judgment));
  return { translations: Object.fromEntries(said), fault, usage: both };
}
