import * as z from 'zod/mini';
import { PRODUCT } from '../../../contract/limits.ts';
import { inletOf } from '../../settings/dsn.ts';
import { VERSION } from '../../settings/version.ts';
import { Budget } from './budget.ts';
import { type Exception, exceptionsOf, fingerprintOf, type Trouble } from './event.ts';

const TIMEOUT_MS = 2000;
/** Used after a failed report, or a 429 that doesn't say how long to wait. */
const PAUSE_MS = 60_000;
const MOST_PAUSE_MS = 60 * 60_000;

/** The bindings that reporting needs. They may be invalid, because invalid settings are reported too. */
const needed = z.object({
  SENTRY_DSN: z.catch(z.optional(z.string()), undefined),
  APP_URL: z.catch(z.optional(z.url()), undefined),
  CF_VERSION_METADATA: z.catch(z.optional(z.object({ id: z.string(), tag: z.string() })), undefined),
});

const budget = new Budget();

/**
 * Reports an unexpected error to the operator's error tracker (any that accepts Sentry envelopes): one try, two
 * seconds, a limited number per minute. Does nothing without SENTRY_DSN. Never throws. Run it alongside the response,
 * not before it.
 */
export async function reportError(bindings: unknown, trouble: Trouble): Promise<void> {
  await reportExceptions(bindings, trouble, exceptionsOf(trouble.error), 'javascript');
}

/** Like `reportError`, for exceptions from elsewhere, such as a browser. */
export async function reportExceptions(
  bindings: unknown,
  about: Omit<Trouble, 'error'>,
  exceptions: readonly Exception[],
  logger: 'javascript' | 'browser',
): Promise<void> {
  const { SENTRY_DSN: dsn, APP_URL: appUrl, CF_VERSION_METADATA: version } = needed.parse(bindings);
  const inlet = dsn === undefined ? null : inletOf(dsn);
  if (!inlet) return;
  const fingerprint = fingerprintOf(about.where, exceptions);
  const taken = budget.take(fingerprint.join('\n'), Date.now());
  if (!taken) return;
  const id = crypto.randomUUID().replaceAll('-', '');
  const at = new Date().toISOString();
  const event = {
    event_id: id,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    logger,
    release: `${PRODUCT}@${VERSION}${version?.tag ? `+${version.tag}` : ''}`,
    environment: appUrl === undefined ? 'unknown' : new URL(appUrl).hostname,
    transaction: about.where,
    tags: { request_id: about.requestId, worker_version: version?.id, untold_before: String(taken.skipped) },
    ...(about.member === undefined ? {} : { user: { id: about.member } }),
    fingerprint,
    exception: { values: exceptions },
  };
  const lines = [{ event_id: id, sent_at: at }, { type: 'event', content_type: 'application/json' }, event];
  try {
    const answer = await fetch(inlet.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${inlet.key}, sentry_client=${PRODUCT}/${VERSION}`,
      },
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.status === 429) budget.pause(Date.now() + pauseOf(answer.headers.get('retry-after')));
    if (!answer.ok) console.error(JSON.stringify({ errorReport: `was answered with ${answer.status}` }));
  } catch (failure) {
    // Without a pause, each following report could wait for the timeout too.
    budget.pause(Date.now() + PAUSE_MS);
    console.error(JSON.stringify({ errorReport: failure instanceof Error ? failure.message : String(failure) }));
  }
}

function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * 1000, MOST_PAUSE_MS) : PAUSE_MS;
}
