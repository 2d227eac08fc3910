import type { Fault } from './faults.ts';

/** One call of the vendor's API: what it answers to a body. Throws `BadRequest` where the body is none. */
export interface AiEndpoint {
  path: string;
  answer(body: unknown, fault: Fault | null): unknown;
}

/** What the vendor would refuse with 400. */
export class BadRequest extends Error {}
