import * as z from 'zod/mini';
import { standingQuote } from '../analysis/proof/quotes.ts';
import type { ModelOrder } from './instructions.ts';
import type { SentProgram } from './programs.ts';

/** What a model may say of one program: more would not be one thing that speaks most for it. */
const MOST_CLAIMS = 8;

/** A card has room for a sentence. */
const MOST_OF_A_QUOTE = 240;

/** Why a model put a program where it stands: the key of a cause, yet to be proven, and words that stand in its texts. */
const claim = z.object({ id: z.string(), cause: z.string(), quote: z.nullable(z.string()) });
export type Claim = z.infer<typeof claim>;

/** What is kept of an answer. It is the same for all members who ask the same. */
export const testedOrder = z.object({ ids: z.array(z.string()), claims: z.array(claim) });
export type TestedOrder = z.infer<typeof testedOrder>;

/**
 * The programs in the order of the answer, each once; those that it leaves out follow as they stood. A quote is kept where
 * it stands in the program's own texts. Null where the answer names none of the programs.
 */
export function tested({ order, reasons }: ModelOrder, sent: readonly SentProgram[]): TestedOrder | null {
  const named = [...new Set(order)].flatMap((number) => sent[number - 1] ?? []);
  if (named.length === 0) return null;
  const ordered = [...new Set([...named, ...sent])];
  const claims = sent.flatMap((program, place) =>
    reasons
      .filter((reason) => reason.program === place + 1)
      .slice(0, MOST_CLAIMS)
      .map(({ cause, quote }) => ({ id: program.id, cause, quote: quoteOf(program, quote) })),
  );
  return { ids: ordered.map(({ id }) => id), claims };
}

function quoteOf({ texts }: SentProgram, quote: string): string | null {
  for (const { passages } of texts) {
    const stands = standingQuote(passages, quote);
    if (stands !== null) return stands.length <= MOST_OF_A_QUOTE ? stands : null;
  }
  return null;
}
