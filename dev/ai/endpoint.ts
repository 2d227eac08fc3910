import type { Fault } from './faults.ts';

/** One of the vendor's API calls: its response to a body. Throws `BadRequest` for an invalid body. */
export interface AiEndpoint {
  path: string;
  answer(body: unknown, fault: Fault | null): unknown;
  /** The response as events, in order; null if the body doesn't ask for streaming. */
  events?(body: unknown, fault: Fault | null): StreamEvent[] | null;
}

/** One event of a streamed response. */
export interface StreamEvent {
  type: string;
  [field: string]: unknown;
}

/** A request the vendor would refuse with 400. */
export class BadRequest extends Error {}
