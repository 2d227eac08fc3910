import * as z from 'zod/mini';

/** A request with this header gets a response with the header `TRIPS`. */
export const TRACED = 'x-bench-traced';
export const TRIPS = 'x-bench-trips';

/** One round trip from the Worker to the database. */
export const trip = z.object({
  isSearch: z.boolean(),
  rowsRead: z.number(),
  /** Characters. */
  sent: z.number(),
  received: z.number(),
});
export type Trip = z.infer<typeof trip>;
