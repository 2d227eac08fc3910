import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';

/** Source faults. The last ones are in its records, and each wire format implements those itself. */
export const FAULTS = [
  'too_many',
  'server_error',
  'no_answer',
  'drips',
  'cut_off',
  'wrong_type',
  'not_whole',
  'moved_away',
  'says_error',
  'changed_schema',
  'duplicates',
  'vanishing',
  'other_names',
  'same_page',
  'endless',
  'small_total',
  'large_total',
  'future_clock',
] as const;
export type Fault = (typeof FAULTS)[number];

export const plannedFault = z.object({
  fault: z.enum(FAULTS),
  /** Affects only calls whose path contains this string. If omitted, affects all. */
  path: z.optional(z.string()),
  /** The number of calls to affect. */
  times: z._default(z.int().check(z.minimum(1)), 1),
  /** The delay in a rate-limit response: seconds or a date. */
  retryAfter: z.optional(z.string()),
});
export type PlannedFault = z.infer<typeof plannedFault>;

/** Responds with a connection fault. Returns false if the fault is in the answer's content. */
export function answerWithFault(response: ServerResponse, type: string, { fault, retryAfter }: PlannedFault): boolean {
  const own = { 'Content-Type': type };
  switch (fault) {
    case 'too_many':
      response.writeHead(429, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end('Slow down');
      return true;
    case 'server_error':
      response.writeHead(500).end('Broken');
      return true;
    case 'no_answer':
      return true;
    case 'drips': {
      response.writeHead(200, own);
      const drops = setInterval(() => response.write(' '), 10);
      response.once('close', () => clearInterval(drops));
      return true;
    }
    case 'cut_off':
      response.writeHead(200, { ...own, 'Content-Length': '5000' });
      response.write('{"data": [', () => response.destroy());
      return true;
    case 'wrong_type':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><h1>Maintenance</h1></html>');
      return true;
    case 'not_whole':
      response.writeHead(200, own).end('{"data": {"oppHits": [{"id": "1"');
      return true;
    case 'moved_away':
      response.writeHead(302, { Location: 'http://elsewhere.example/stolen' }).end();
      return true;
    default:
      return false;
  }
}
