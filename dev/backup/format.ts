import * as z from 'zod/mini';

/** Blobs are base64-encoded. */
const cell = z.union([z.null(), z.string(), z.number(), z.object({ blob: z.base64() })]);
export type Cell = z.infer<typeof cell>;

/**
 * A backup is gzipped text with one JSON value per line: the header, the tables with their rows, then the end marker.
 */
export const head = z.object({
  backup: z.literal('grantlight'),
  /** The number of applied migrations. Only a database with the same number can restore it. */
  migrations: z.int(),
  at: z.iso.datetime(),
});
export type Head = z.infer<typeof head>;

export const line = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ rows: z.array(z.array(cell)) }),
  z.object({ sequences: z.array(z.object({ name: z.string(), seq: z.int() })) }),
  /** Row counts by table. A file without this was cut short. */
  z.object({ end: z.record(z.string(), z.int()) }),
]);
export type Line = z.infer<typeof line>;
