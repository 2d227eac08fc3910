import type { Fault } from './faults.ts';
import type { PlantedOrder } from './obedient.ts';

/**
 * One call of the vendor's API: what it answers to a body, following those of the orders that it finds there. Throws
 * `BadRequest` where the body is none.
 */
export interface AiEndpoint {
  path: string;
  answer(body: unknown, fault: Fault | null, orders?: readonly PlantedOrder[]): unknown;
  /** The same as events, one after the other; null where the body asks for none. */
  events?(body: unknown, fault: Fault | null, orders?: readonly PlantedOrder[]): StreamEvent[] | null;
}

/** One event of a streamed response. */
export interface StreamEvent {
  type: string;
  [field: string]: unknown;
}

/** A request the vendor would refuse with 400. */
export class BadRequest extends Error {}
