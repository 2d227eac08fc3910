import * as z from 'zod/mini';

/** A request with this header gets a response with a `TRIPS` header. */
export const TRACED = 'x-bench-traced';
export const TRIPS = 'x-bench-trips';

/** One round trip from the Worker to the database. */
export const trip = z.object({
  isSearch: z.boolean(),
  rowsRead: z.number(),
  /** In characters. */
  sent: z.number(),
  received: z.number(),
});
export type Trip = z.infer<typeof trip>;
