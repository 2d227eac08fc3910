import * as z from 'zod/mini';

/** A cell of a backed-up row. Blobs are base64-encoded. */
const cell = z.union([z.null(), z.string(), z.number(), z.object({ blob: z.base64() })]);
export type Cell = z.infer<typeof cell>;

/**
 * The header of a backup. A backup is gzipped text with one JSON value per line: the header, the tables with their
 * rows, and the end marker.
 */
export const head = z.object({
  backup: z.literal('grantlight'),
  /** The number of applied migrations. A backup can be restored only into a database with the same number. */
  migrations: z.int(),
  at: z.iso.datetime(),
});
export type Head = z.infer<typeof head>;

export const line = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ rows: z.array(z.array(cell)) }),
  z.object({ sequences: z.array(z.object({ name: z.string(), seq: z.int() })) }),
  /** The end marker, with row counts by table. A file without it was truncated. */
  z.object({ end: z.record(z.string(), z.int()) }),
]);
export type Line = z.infer<typeof line>;
