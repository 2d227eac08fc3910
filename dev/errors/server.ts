/** A fake error tracker that accepts Sentry envelopes and simulates faults on request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { sendJson, startLocalServer } from '../local-server.ts';

const exception = z.object({
  type: z.string(),
  value: z.string(),
  stacktrace: z.optional(
    z.object({
      frames: z.array(z.object({ function: z.string(), filename: z.string(), lineno: z.int(), colno: z.int() })),
    }),
  ),
});

/** An event as the tracker accepts it. Unknown fields are rejected, so tests notice them. */
const event = z.strictObject({
  event_id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  timestamp: z.iso.datetime(),
  platform: z.literal('javascript'),
  level: z.enum(['fatal', 'error', 'warning', 'info', 'debug']),
  logger: z.string(),
  release: z.string().check(z.regex(/^[^\s/\\]{1,250}$/)),
  environment: z.string().check(z.regex(/^[^\s/]{1,64}$/)),
  transaction: z.string().check(z.maxLength(200)),
  tags: z.record(z.string(), z.string().check(z.maxLength(200))),
  user: z.optional(z.object({ id: z.string() })),
  fingerprint: z.array(z.string()),
  exception: z.object({ values: z.array(exception).check(z.minLength(1)) }),
});
export type TrackedEvent = z.infer<typeof event>;

export type Fault = 'none' | 'silent' | 'refuses' | 'busy' | 'cut off';

export interface ErrorTracker {
  /** The value for SENTRY_DSN. */
  dsn: string;
  events: TrackedEvent[];
  /** Everything received, verbatim. */
  received: string[];
  /** Protocol violations. */
  complaints: string[];
  fault: Fault;
  close(): Promise<void>;
}

const PROJECT = '4507';
const KEY = 'a3f1c0ffee0123456789abcdef012345';

/** Starts the tracker on the loopback address. It doesn't keep the process alive. */
export async function startErrorTracker(port = 0): Promise<ErrorTracker> {
  const server = await startLocalServer(port, (request, response) => answer(tracker, request, response));
  const tracker: ErrorTracker = {
    dsn: `http://${KEY}@127.0.0.1:${server.port}/${PROJECT}`,
    ...{ events: [], received: [], complaints: [], fault: 'none' },
    close: server.close,
  };
  return tracker;
}

async function answer(tracker: ErrorTracker, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  tracker.received.push(`${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${body}`);
  if (tracker.fault === 'silent') return;
  if (tracker.fault === 'cut off') return void response.destroy();
  if (tracker.fault === 'busy') return sendJson(response, 429, { detail: 'busy' }, { 'Retry-After': '60' });
  if (tracker.fault === 'refuses') return sendJson(response, 403, { detail: 'project is disabled' });
  try {
    const taken = envelopeOf(request, body);
    tracker.events.push(taken);
    sendJson(response, 200, { id: taken.event_id });
  } catch (error) {
    tracker.complaints.push(String(error));
    sendJson(response, 400, { detail: String(error) });
  }
}

function envelopeOf({ method, url, headers }: IncomingMessage, body: string): TrackedEvent {
  if (method !== 'POST' || url !== `/api/${PROJECT}/envelope/`) throw new Error(`${method} ${url} is not an endpoint`);
  const auth = String(headers['x-sentry-auth']);
  if (!/^Sentry /.test(auth) || !auth.includes('sentry_version=7')) throw new Error(`No authentication: ${auth}`);
  if (!auth.includes(`sentry_key=${KEY}`)) throw new Error('The key is wrong');
  if (headers['content-type'] !== 'application/x-sentry-envelope') throw new Error(`A ${headers['content-type']}`);
  const [head = '', itemHead = '', payload = '', ...rest] = body.split('\n');
  const { event_id: id } = z.object({ event_id: z.string(), sent_at: z.iso.datetime() }).parse(JSON.parse(head));
  z.object({ type: z.literal('event') }).parse(JSON.parse(itemHead));
  if (rest.join('') !== '') throw new Error('More than one item');
  const taken = event.parse(JSON.parse(payload));
  if (taken.event_id !== id) throw new Error('Two ids');
  return taken;
}
