import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** One thing that a bench measured, with the bound that it has to hold and what the same takes elsewhere, in the same run. */
export const figure = z.object({
  what: z.string(),
  /** Null where it could not be measured. */
  measured: z.nullable(z.number()),
  atMost: z.optional(z.number()),
  atLeast: z.optional(z.number()),
  reference: z.optional(z.object({ what: z.string(), measured: z.number() })),
});
export type Figure = z.infer<typeof figure>;

/** What every bench writes to the file of `--json`, beside what is its own. */
export const benchResult = z.object({
  /** Its figures; a bench that has bounds for all of them may give these alone. */
  measured: z.optional(z.array(figure)),
  bounds: z.optional(z.catch(z.array(figure), [])),
  /** What plots are drawn from. */
  series: z.optional(z.unknown()),
});

export function isHeld({ measured, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return measured !== null && measured <= atMost && measured >= atLeast;
}

/** Writes the result of a bench where it is asked for. */
export function writeResult(
  file: string | undefined,
  result: { measured: readonly Figure[] } & Record<string, unknown>,
): void {
  if (file) writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}
