import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { sendJson } from '../local-server.ts';

/** Vendor faults. The last three affect the answer's content, so each endpoint implements them itself. */
export const FAULTS = [
  'too_many',
  'server_error',
  'refused',
  'no_answer',
  'cut_off',
  'not_json',
  'wrong_shape',
  'one_too_few',
] as const;

/**
 * Faults of a model that reads texts. It refuses in words, writes endlessly, truncates its JSON, mixes in lies, only
 * lies, obeys the text, gives no reasons, or agrees with everything it judges; or its stream stalls halfway and never
 * ends. Other endpoints respond normally.
 */
// biome-ignore format: one row reads better than one word per line
export const READER_FAULTS = [
  'refusal', 'huge', 'broken_json', 'lies', 'only_lies', 'obeys', 'silent', 'agrees', 'stalled',
] as const;
export type Fault = (typeof FAULTS)[number] | (typeof READER_FAULTS)[number];

/** The header that requests a fault for a single call. */
export const FAULT_HEADER = 'x-stand-in-fault';

export const plannedFault = z.object({
  fault: z.enum([...FAULTS, ...READER_FAULTS]),
  /** The number of calls to affect. */
  times: z._default(z.int().check(z.minimum(1)), 1),
  /** The delay in a rate-limit response, in seconds. */
  retryAfter: z.optional(z.number()),
  /** Affects only calls whose body contains this string. If omitted, affects all. */
  holding: z.optional(z.string()),
});
export type PlannedFault = z.infer<typeof plannedFault>;

/** Responds with a connection fault. Returns false if the fault is in the answer's content. */
export function answerWithFault(response: ServerResponse, { fault, retryAfter }: PlannedFault): boolean {
  switch (fault) {
    case 'too_many':
      sendError(response, 429, 'rate_limit_exceeded', 'Too many requests', {
        ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      });
      return true;
    case 'server_error':
      sendError(response, 500, 'server_error', 'The server had an error');
      return true;
    case 'refused':
      sendError(response, 400, 'invalid_request_error', 'This input is not valid');
      return true;
    case 'no_answer':
      return true;
    case 'cut_off':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
      response.write('{"object": "list", "da', () => response.destroy());
      return true;
    case 'not_json':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end('<html>Bad gateway</html>');
      return true;
    default:
      return false;
  }
}

/** Sends an error in OpenAI's format. */
export function sendError(
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  sendJson(response, status, { error: { message, type, param: null, code: null } }, headers);
}
