import * as z from 'zod/mini';

/** Blobs travel as base64. */
const cell = z.union([z.null(), z.string(), z.number(), z.object({ blob: z.base64() })]);
export type Cell = z.infer<typeof cell>;

/** A backup is gzipped text, one JSON value a line: the head, then tables with their rows, then what ends it. */
export const head = z.object({
  backup: z.literal('grantlight'),
  /** How many migrations the database had seen: only one that has seen as many can take it. */
  migrations: z.int(),
  at: z.iso.datetime(),
});
export type Head = z.infer<typeof head>;

export const line = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ rows: z.array(z.array(cell)) }),
  z.object({ sequences: z.array(z.object({ name: z.string(), seq: z.int() })) }),
  /** Rows by table: a file without it was cut short. */
  z.object({ end: z.record(z.string(), z.int()) }),
]);
export type Line = z.infer<typeof line>;
