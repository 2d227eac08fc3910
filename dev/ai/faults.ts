import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';

/** What can go wrong with a vendor. The last three are faults of an answer, and each endpoint makes its own of them. */
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
 * What can go wrong with a model that reads: it refuses in words, writes without end, breaks off its JSON, mixes lies among
 * what is true, only lies, does what the text tells it, says nothing of its reasons, or agrees to whatever it has to judge; an
 * answer that is streamed stops halfway and never ends. Other endpoints answer as ever.
 */
// biome-ignore format: one row reads better than one word a line
export const READER_FAULTS = [
  'refusal', 'huge', 'broken_json', 'lies', 'only_lies', 'obeys', 'silent', 'agrees', 'stalled',
] as const;
export type Fault = (typeof FAULTS)[number] | (typeof READER_FAULTS)[number];

/** The header by which one request asks for a fault. */
export const FAULT_HEADER = 'x-stand-in-fault';

export const plannedFault = z.object({
  fault: z.enum([...FAULTS, ...READER_FAULTS]),
  /** For how many calls. */
  times: z._default(z.int().check(z.minimum(1)), 1),
  /** What a refusal for too many calls names, in seconds. */
  retryAfter: z.optional(z.number()),
  /** Only calls whose body holds these words; all where there are none. */
  holding: z.optional(z.string()),
});
export type PlannedFault = z.infer<typeof plannedFault>;

/** Answers with a fault of the connection; false where the fault is one of the answer's content. */
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

/** An error as OpenAI writes it. */
export function sendError(
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type, param: null, code: null } }));
}
