import type { Fault } from './faults.ts';
import type { PlantedOrder } from './obedient.ts';

/**
 * An API endpoint of the vendor. `answer` returns the response to a body and obeys any of the given orders that it
 * finds there. Throws `BadRequest` for an invalid body.
 */
export interface AiEndpoint {
  path: string;
  answer(body: unknown, fault: Fault | null, orders?: readonly PlantedOrder[]): unknown;
  /** Returns the response as events, in order, or null if the body doesn't ask for streaming. */
  events?(body: unknown, fault: Fault | null, orders?: readonly PlantedOrder[]): StreamEvent[] | null;
}

/** One event of a streamed response. */
export interface StreamEvent {
  type: string;
  [field: string]: unknown;
}

/** A request that the vendor would reject with a 400. */
export class BadRequest extends Error {}
