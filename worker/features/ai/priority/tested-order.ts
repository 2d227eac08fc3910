import * as z from 'zod/mini';
import { quoteInContext } from '../analysis/proof/quotes.ts';
import type { ModelOrder } from './instructions.ts';
import type { SentProgram } from './programs.ts';

/** The maximum number of claims about one program. Any others aren't its strongest points. */
const MOST_CLAIMS = 8;

/** A card has room for one sentence. */
const MOST_OF_A_QUOTE = 240;

/** A model's reason for a program's rank: a cause that isn't proven yet, and a quote from the program's texts. */
const claim = z.object({ id: z.string(), cause: z.string(), quote: z.nullable(z.string()) });
export type Claim = z.infer<typeof claim>;

/** The part of an answer that we store. It's the same for all members with the same question. */
export const testedOrder = z.object({ ids: z.array(z.string()), claims: z.array(claim) });
export type TestedOrder = z.infer<typeof testedOrder>;

/**
 * Returns the programs in the answer's order, without duplicates. Omitted ones follow in their original order. Keeps a
 * quote only if it's in the program's own texts. Returns null if the answer names none of the programs.
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
    const stands = quoteInContext(passages, quote);
    if (stands !== null) return stands.length <= MOST_OF_A_QUOTE ? stands : null;
  }
  return null;
}
