import { type Bytes, chunksOf } from '../reading/bytes.ts';
import { AnswerTimer } from './answer-timer.ts';
import { retryAfterOf } from './backoff.ts';
import type { Clock } from './clock.ts';
import { SourceError } from './errors.ts';
import { fits, headersOf, type SourceRequest, type Validators, validatorsOf } from './request.ts';

const DEFAULTS = { maxBytes: 20_000_000, timeoutMs: 30_000, wholeMs: 120_000 };
const MOST_REDIRECTS = 3;

export interface Means {
  fetch: typeof fetch;
  clock: Clock;
  userAgent: string;
  allowed: ReadonlySet<string>;
}

export type Answer = { changed: false } | { changed: true; bytes: Bytes; validators: Validators };

/** Makes one request. Checks the response headers right away and the body as it's read. Throws `SourceError`. */
export async function attempt(request: SourceRequest, means: Means): Promise<Answer> {
  const limit = new AbortController();
  const { timeoutMs: silenceMs = DEFAULTS.timeoutMs, wholeMs = DEFAULTS.wholeMs } = request;
  const timer = new AnswerTimer({ silenceMs, wholeMs }, limit);
  try {
    const response = await following(request, means, limit.signal);
    if (response.status === 304 && request.known) {
      timer.stop();
      return { changed: false };
    }
    await checkHead(response, request, means.clock);
    return { changed: true, bytes: bodyOf(response, request, timer), validators: validatorsOf(response.headers) };
  } catch (error) {
    timer.stop();
    throw asSourceError(error, request, timer);
  }
}

/** Follows redirects within the allowlist. */
async function following(request: SourceRequest, means: Means, signal: AbortSignal): Promise<Response> {
  let url = request.url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const { origin } = new URL(url);
    if (!means.allowed.has(origin)) {
      throw hops === 0
        ? new SourceError(request, 'not_allowed', 'is at a host that no setting names')
        : new SourceError(request, 'redirected_away', `sends us to ${origin}, which no setting names`);
    }
    const response = await means.fetch(url, {
      method: request.method ?? 'GET',
      headers: headersOf(request, means.userAgent),
      redirect: 'manual',
      signal,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const isRedirect = [301, 302, 303, 307, 308].includes(response.status);
    const next = URL.parse(response.headers.get('location') ?? '', url);
    if (!isRedirect) return response;
    await response.body?.cancel();
    if (!next) throw new SourceError(request, 'unreadable', 'sends us to an invalid address');
    // A POST body must not be sent to another address.
    if (request.method === 'POST') throw new SourceError(request, 'redirected_away', 'has moved');
    url = next.href;
  }
  throw new SourceError(request, 'redirected_away', 'redirects us in a circle');
}

async function checkHead(response: Response, request: SourceRequest, clock: Clock): Promise<void> {
  const { status, headers } = response;
  const fault = headFault();
  if (!fault) return;
  await response.body?.cancel().catch(() => undefined);
  throw fault;

  function headFault(): SourceError | null {
    const retryAfterMs = retryAfterOf(headers.get('retry-after'), clock.now());
    if (status === 429) return new SourceError(request, 'too_many', 'says that we ask too often', { retryAfterMs });
    if (status >= 500 || status === 408 || status === 425) {
      return new SourceError(request, 'server_error', `answers with error ${status}`, { retryAfterMs });
    }
    if (status !== 200) return new SourceError(request, 'refused', `refuses us with status ${status}`);
    if (!fits(headers.get('content-type'), request.kind)) {
      const given = headers.get('content-type')?.slice(0, 80) ?? 'nothing';
      return new SourceError(request, 'wrong_type', `calls its answer ${given}, not ${request.kind}`);
    }
    const length = lengthOf(response);
    if (length !== null && length > maxBytes(request)) return tooLarge(request);
    return null;
  }
}

async function* bodyOf(response: Response, request: SourceRequest, timer: AnswerTimer): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    for await (const chunk of response.body ? chunksOf(response.body) : []) {
      length += chunk.length;
      if (length > maxBytes(request)) throw tooLarge(request);
      timer.pause();
      yield chunk;
      timer.start();
    }
    const stated = lengthOf(response);
    if (stated !== null && stated !== length) {
      throw new SourceError(request, 'cut_off', `was cut off after ${length} of ${stated} bytes`);
    }
  } catch (error) {
    throw asSourceError(error, request, timer, 'cut_off');
  } finally {
    timer.stop();
  }
}

/** Returns the stated body length; null if it's missing or the body is compressed. */
function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length');
  return length && !headers.has('content-encoding') && /^\d+$/.test(length) ? Number(length) : null;
}

function maxBytes({ maxBytes: most = DEFAULTS.maxBytes }: SourceRequest): number {
  return most;
}

function tooLarge(request: SourceRequest): SourceError {
  return new SourceError(request, 'too_large', `is larger than ${maxBytes(request)} bytes`);
}

function asSourceError(
  error: unknown,
  request: SourceRequest,
  timer: AnswerTimer,
  cause: 'unreachable' | 'cut_off' = 'unreachable',
): SourceError {
  if (error instanceof SourceError) return error;
  const { silenceMs, wholeMs } = timer.limits;
  if (timer.ranOut === 'silence')
    return new SourceError(request, 'timed_out', `does not answer within ${silenceMs} ms`);
  if (timer.ranOut === 'whole') return new SourceError(request, 'too_slow', `is not whole within ${wholeMs} ms`);
  return new SourceError(request, cause, cause === 'cut_off' ? 'was cut off' : 'cannot be reached');
}
