import type OpenAI from 'openai';
import * as z from 'zod/mini';
import { FACTS, type FactName, factRule, type Leaf, type Rule } from '../../../contract/rules.ts';
import { allOf, oneOf, toCheck } from './leaves.ts';
import { INSTRUCTIONS, SCHEMA_NAME } from './model-instructions.ts';

/** A program's own text, for a model to read. */
export interface ReadableProgram {
  /** The key of its source in the program's sources. */
  source: string;
  title: string;
  text: string;
}

export interface Model {
  client: OpenAI;
  name: string;
}

const factNames = Object.keys(FACTS) as [FactName, ...FactName[]];

/** Every field is always there, as structured output demands; what does not apply is null. */
const answer = z.strictObject({
  /** Each of these must hold. */
  conditions: z.array(
    z.strictObject({
      /** One of these is enough. */
      alternatives: z.array(
        z.strictObject({
          fact: z.nullable(z.enum(factNames)),
          isTrue: z.nullable(z.boolean()),
          oneOf: z.nullable(z.array(z.string())),
          atLeast: z.nullable(z.number()),
          atMost: z.nullable(z.number()),
          isForbidden: z.boolean(),
          says: z.string(),
          quote: z.string(),
        }),
      ),
    }),
  ),
});
type Alternative = z.infer<typeof answer>['conditions'][number]['alternatives'][number];

/**
 * The rules that a model reads out of a program's text; null where nothing of its answer stands the test. Each condition
 * must quote the text word for word, and fit the facts of a profile. A condition of which one alternative fails is
 * dropped whole: without it, it would shut out people whom the source lets in.
 */
export async function extractRulesByModel({ client, name }: Model, program: ReadableProgram): Promise<Rule | null> {
  const response = await client.responses.create({
    model: name,
    instructions: INSTRUCTIONS,
    input: `${program.title}\n\n${program.text}`,
    text: { format: { type: 'json_schema', name: SCHEMA_NAME, strict: true, schema: z.toJSONSchema(answer) } },
  });
  const read = answer.safeParse(jsonIn(response.output_text));
  if (!read.success) return null;
  const conditions = read.data.conditions.flatMap(({ alternatives }) => {
    const rules = alternatives.map((alternative) => ruleOf(alternative, program));
    const sound = rules.filter((rule) => rule !== null);
    return sound.length === rules.length ? (oneOf(sound) ?? []) : [];
  });
  const rule = allOf(conditions);
  if (!rule) return null;
  // A model may overlook a condition as a pattern may: what it reads is never more than "likely".
  const rest = toCheck('You meet the rules that the program’s own page states in full', { source: program.source });
  return { all: [...('all' in rule ? rule.all : [rule]), rest] };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function ruleOf(alternative: Alternative, { source, text }: ReadableProgram): Rule | null {
  const { says, quote, isForbidden } = alternative;
  if (quote.trim().length === 0 || !text.includes(quote)) return null;
  const leaf = leafOf(alternative, { says, source, quote });
  if (leaf === null) return null;
  return isForbidden ? { not: leaf } : leaf;
}

function leafOf(
  { fact, isTrue, oneOf: values, atLeast, atMost }: Alternative,
  origin: { says: string; source: string; quote: string },
): Leaf | null {
  if (fact === null) return origin.says.length >= 3 && origin.says.length <= 300 ? { check: true, ...origin } : null;
  const comparison = {
    ...(isTrue === null ? {} : { is: isTrue }),
    ...(values === null ? {} : { in: values }),
    ...(atLeast === null ? {} : { atLeast }),
    ...(atMost === null ? {} : { atMost }),
  };
  const leaf = factRule.safeParse({ fact, ...comparison, ...origin });
  return leaf.success ? leaf.data : null;
}
