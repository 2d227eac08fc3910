import * as z from 'zod/mini';
import { category, programType } from '../../../../contract/programs/grants.ts';
import { webAddress } from '../../fields/addresses.ts';
import { Incomplete, Unreadable } from '../../reading/faults.ts';
import type { Question } from './question.ts';

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z._default(z.nullable(z.string()), null),
        message: z.object({ content: z.string() }),
      }),
    )
    .check(z.minLength(1)),
  citations: z._default(z.nullable(z.array(z.string())), null),
  search_results: z._default(z.nullable(z.array(z.object({ url: z.string() }))), null),
});
const content = z.object({ programs: z.array(z.unknown()) });

const text = z.pipe(
  z.nullable(z.string()),
  z.transform((value) => value?.replace(/\s?\[\d{1,3}\]/g, '').trim() || null),
);
const needed = z.pipe(text, z.string('Empty').check(z.minLength(3), z.maxLength(4000)));

/** A program in an answer, with the pages that the search actually read. */
export const foundProgram = z
  .object({
    title: needed,
    provider: needed,
    description: needed,
    eligibility: text,
    amount: text,
    deadline: text,
    states: z.array(z.string()),
    url: z.string(),
    citations: z.array(z.string()),
    read: z.array(z.string()),
    category,
    programType,
  })
  .check(
    z.refine((program) => citedPages(program).length > 0, {
      error: 'None of its citations is a page that the search read',
      path: ['citations'],
    }),
  );
export type FoundProgram = z.infer<typeof foundProgram>;

/**
 * Returns the pages that a program cites and the search actually read. An address that only the model names may not
 * exist.
 */
export function citedPages({ citations, read }: { citations: readonly string[]; read: readonly string[] }): string[] {
  const known = new Set(read.map(sameAddress));
  const named = citations.map((one) => (/^\[?\d{1,3}\]?$/.test(one) ? read[Number(one.replace(/\D/g, '')) - 1] : one));
  return [...new Set(named.flatMap((one) => webAddress(one) ?? []))].filter((url) => known.has(sameAddress(url)));
}

/** Normalizes an address, so all addresses of the same page are equal. */
export function sameAddress(address: string): string {
  const [page = ''] = (webAddress(address) ?? address).split('#');
  return page.replace(/^https?:\/\/(www\.)?/, '').replace(/\/+$/, '');
}

/** Returns an answer's programs as records, each with its question. Throws if the answer has the wrong form. */
export function recordsOf(answer: unknown, asked: Question): unknown[] {
  const read = completion.safeParse(answer);
  const [choice] = read.data?.choices ?? [];
  if (!read.data || !choice) throw new Unreadable('no chat completion');
  if (choice.finish_reason === 'length') throw new Unreadable('the answer was longer than the model’s output limit');
  const pages = [...(read.data.citations ?? []), ...(read.data.search_results ?? []).map(({ url }) => url)];
  const programs = content.safeParse(jsonIn(choice.message.content));
  if (!programs.success) throw new Unreadable('the answer contains no list of programs');
  return programs.data.programs.map((program) =>
    typeof program === 'object' && program !== null ? { ...program, read: pages, ...asked } : program,
  );
}

/** Parses the JSON in a text. Reasoning models write their thoughts before it, and some models use a code fence. */
function jsonIn(text: string): unknown {
  const json = text
    .replace(/<think>[\s\S]*?<\/think>/g, '')
    .replace(/^\s*```(?:json)?|```\s*$/g, '')
    .trim();
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Incomplete('not complete JSON', { cause: error });
  }
}
