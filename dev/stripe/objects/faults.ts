import type { ServerResponse } from 'node:http';
import * as z from 'zod';

/** Vendor faults. `late` processes the request but never responds. */
export const FAULTS = ['too_many', 'server_error', 'no_answer', 'cut_off', 'not_json', 'late', 'wrong_key'] as const;

export const plannedFault = z.strictObject({
  fault: z.enum(FAULTS),
  /** The number of calls to affect. */
  times: z.int().min(1).default(1),
  /** Affects only calls whose method, path and body contain these words, such as `POST /v1/subscriptions`. */
  holding: z.string().optional(),
});
export type PlannedFault = z.output<typeof plannedFault>;

/** Returns the next planned fault for a call and counts it as used. */
export function nextFault(planned: PlannedFault[], callText: string): PlannedFault | null {
  const index = planned.findIndex(({ holding }) => holding === undefined || callText.includes(holding));
  const next = planned[index];
  if (!next) return null;
  next.times -= 1;
  if (next.times === 0) planned.splice(index, 1);
  return next;
}

/** Responds with a fault. Returns false if the call should still be processed. */
export function answerWithFault(response: ServerResponse, { fault }: PlannedFault): boolean {
  switch (fault) {
    case 'too_many':
      sendError(response, 429, 'Request rate limit exceeded.', 'invalid_request_error', 'rate_limit');
      return true;
    case 'server_error':
      sendError(response, 500, 'An unknown error occurred', 'api_error');
      return true;
    case 'wrong_key':
      sendError(response, 401, 'Invalid API Key provided', 'invalid_request_error');
      return true;
    case 'no_answer':
      return true;
    case 'cut_off':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
      response.write('{"id": "sub_', () => response.destroy());
      return true;
    case 'not_json':
      response.writeHead(502, { 'Content-Type': 'text/html' });
      response.end('<html>Bad gateway</html>');
      return true;
    default:
      return false;
  }
}

function sendError(response: ServerResponse, status: number, message: string, type: string, code?: string): void {
  // Clients retry on their own if configured to. Tests shouldn't have to wait for that.
  response.writeHead(status, { 'Content-Type': 'application/json', 'request-id': 'req_fault' });
  response.end(JSON.stringify({ error: { type, message, ...(code ? { code } : {}) } }));
}
