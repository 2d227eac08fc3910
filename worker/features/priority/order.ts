import * as z from 'zod/mini';
import { priorityReason } from '../../../contract/priority.ts';
import { standingQuote } from '../analysis/proof/quotes.ts';
import type { ModelOrder } from './instructions.ts';
import type { SentProgram } from './programs.ts';

/** More would say nothing any more: what matters are the first. */
const MOST_REASONS = 10;

/** A card has room for a sentence. */
const MOST_OF_A_QUOTE = 240;

/** What is kept of an answer. */
export const testedOrder = z.object({ ids: z.array(z.string()), reasons: z.array(priorityReason) });
export type TestedOrder = z.infer<typeof testedOrder>;

/**
 * The programs in the order of the answer, each once; those that it leaves out follow as they stood. A reason is kept
 * where its words stand in the program's own texts. Null where the answer names none of the programs.
 */
export function tested({ order, reasons }: ModelOrder, sent: readonly SentProgram[]): TestedOrder | null {
  const named = [...new Set(order)].flatMap((number) => sent[number - 1] ?? []);
  if (named.length === 0) return null;
  const ordered = [...new Set([...named, ...sent])];
  const quotes = new Map<SentProgram, string>();
  for (const { program: number, quote } of reasons) {
    const program = sent[number - 1];
    const stands = program && quoteOf(program, quote);
    if (program && stands && !quotes.has(program)) quotes.set(program, stands);
  }
  const kept = ordered.flatMap((program) => {
    const quote = quotes.get(program);
    return quote === undefined ? [] : [{ id: program.id, quote }];
  });
  return { ids: ordered.map(({ id }) => id), reasons: kept.slice(0, MOST_REASONS) };
}

function quoteOf({ texts }: SentProgram, quote: string): string | null {
  for (const { passages } of texts) {
    const stands = standingQuote(passages, quote);
    if (stands !== null) return stands.length <= MOST_OF_A_QUOTE ? stands : null;
  }
  return null;
}
