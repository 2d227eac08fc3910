import { letsUsAsk } from '../../web/robots.ts';
import type { Ask } from '../best-url/probe.ts';

const MOST_CHARACTERS = 100_000;

/** Whether a host's robots.txt lets us ask for an address. One that cannot be read now has not allowed it. */
export async function mayAsk(url: URL, ask: Ask, signal: AbortSignal): Promise<boolean> {
  const response = await ask(new URL('/robots.txt', url), 'GET', signal);
  if (!response.ok) await response.body?.cancel();
  if (response.status >= 500 || response.status === 429) return false;
  // No such file, or one that stands elsewhere: nothing is forbidden.
  if (!response.ok || !/^text\/plain\b/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    return true;
  }
  const text = (await response.text()).slice(0, MOST_CHARACTERS);
  return letsUsAsk(text, url.pathname + url.search);
}
