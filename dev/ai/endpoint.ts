import type { Fault } from './faults.ts';
import type { PlantedOrder } from './obedient.ts';

/**
 * One of the vendor's API calls: its response to a body, obeying the given orders it finds in there. Throws
 * `BadRequest` for an invalid body.
 */
export interface AiEndpoint {
  path: string;
  answer(body: unknown, fault: Fault | null, orders?: readonly PlantedOrder[]): unknown;
  /** The response as events, in order; null if the body doesn't ask for streaming. */
  events?(body: unknown, fault: Fault | null, orders?: readonly PlantedOrder[]): StreamEvent[] | null;
}

/** One event of a streamed response. */
export interface StreamEvent {
  type: string;
  [field: string]: unknown;
}

/** A request the vendor would refuse with 400. */
export class BadRequest extends Error {}
