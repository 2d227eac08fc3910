import { mayRequest } from '../../../web/robots.ts';
import type { Ask } from '../best-url/probe.ts';

const MOST_CHARACTERS = 100_000;

/** Returns whether a host's robots.txt allows requesting an address. If the server fails, the answer is no. */
export async function mayAsk(url: URL, ask: Ask, signal: AbortSignal): Promise<boolean> {
  const response = await ask(new URL('/robots.txt', url), 'GET', signal);
  if (!response.ok) await response.body?.cancel();
  if (response.status >= 500 || response.status === 429) return false;
  // Without a robots.txt in plain text, nothing is forbidden.
  if (!response.ok || !/^text\/plain\b/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    return true;
  }
  const text = (await response.text()).slice(0, MOST_CHARACTERS);
  return mayRequest(text, url.pathname + url.search);
}
