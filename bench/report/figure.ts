import { writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** One measurement of a bench, with its bound and a reference measurement from the same run. */
export const figure = z.object({
  what: z.string(),
  /** Null if it couldn't be measured. */
  measured: z.nullable(z.number()),
  atMost: z.optional(z.number()),
  atLeast: z.optional(z.number()),
  reference: z.optional(z.object({ what: z.string(), measured: z.number() })),
});
export type Figure = z.infer<typeof figure>;

/** The contents of every bench's `--json` file, in addition to its own data. */
export const benchResult = z.object({
  /** May be omitted if all figures have bounds. */
  measured: z.optional(z.array(figure)),
  bounds: z.optional(z.catch(z.array(figure), [])),
  /** Data for plots. */
  series: z.optional(z.unknown()),
});

export function isHeld({ measured, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return measured !== null && measured <= atMost && measured >= atLeast;
}

/** Writes a bench's result, if requested. */
export function writeResult(
  file: string | undefined,
  result: { measured: readonly Figure[] } & Record<string, unknown>,
): void {
  if (file) writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}
