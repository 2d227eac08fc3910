import { hasWebPort, isPublicHost, webAddressOf } from '../../../web/public-host.ts';
import { isOfficial, isParked, registeredName } from './address.ts';
import { isSentAway, saysMissing } from './missing-page.ts';

export type LinkStatus = 'works' | 'unsure' | 'dead';

/** Makes one web request, like `fetch`, but returns redirects instead of following them. */
export type Ask = (address: URL, method: 'HEAD' | 'GET', signal: AbortSignal) => Promise<Response>;

const MOST_REDIRECTS = 5;
/** Enough of a page to include its title. */
const TITLE_BYTES = 16 * 1024;

/** Checks an address now. Returns `unsure` if the response is late, rejects us or leads to another site. */
export async function probe(text: string, ask: Ask, signal: AbortSignal): Promise<LinkStatus> {
  const answer = await answerFrom(text, ask, signal);
  return answer === 'silent' ? 'unsure' : answer;
}

/** Like `probe`, but returns `silent` if there was no response at all. */
export async function answerFrom(text: string, ask: Ask, signal: AbortSignal): Promise<LinkStatus | 'silent'> {
  const asked = webAddressOf(text);
  if (!asked) return 'dead';
  try {
    return await follow(asked, ask, signal);
  } catch {
    return 'silent';
  }
}

async function follow(asked: URL, ask: Ask, signal: AbortSignal): Promise<LinkStatus> {
  const seen = new Set<string>();
  let address = asked;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!isPublicHost(address.hostname) || isParked(address)) return 'dead';
    if (!hasWebPort(address) || seen.has(address.href)) return 'unsure';
    seen.add(address.href);
    const response = await answerOf(address, ask, signal);
    const location = isRedirect(response.status) ? response.headers.get('location') : null;
    if (location === null) return statusOf(asked, address, response, ask, signal);
    await drop(response);
    const next = URL.canParse(location, address.href) ? webAddressOf(new URL(location, address.href).href) : null;
    if (!next) return 'unsure';
    address = next;
  }
  return 'unsure';
}

/** Returns the response to HEAD, or if the server doesn't support it, to a GET of the page's beginning. */
async function answerOf(address: URL, ask: Ask, signal: AbortSignal): Promise<Response> {
  const head = await ask(address, 'HEAD', signal);
  if (head.status < 400 || head.status === 410 || head.status === 429) return head;
  await drop(head);
  return ask(address, 'GET', signal);
}

async function statusOf(
  asked: URL,
  final: URL,
  response: Response,
  ask: Ask,
  signal: AbortSignal,
): Promise<LinkStatus> {
  const { status } = response;
  // 416 means that the page is shorter than the requested range, or that the server doesn't support ranges.
  if (!response.ok && status !== 416) {
    await drop(response);
    return status === 404 || status === 410 ? 'dead' : 'unsure';
  }
  if (isSentAway(asked, final) || (await isMissing(final, response, ask, signal))) return 'dead';
  return registeredName(asked) === registeredName(final) || isOfficial(final) ? 'works' : 'unsure';
}

async function isMissing(address: URL, response: Response, ask: Ask, signal: AbortSignal): Promise<boolean> {
  const isPage = /html/i.test(response.headers.get('content-type') ?? '');
  if (!isPage) {
    await drop(response);
    return false;
  }
  if (response.body) return saysMissing(await beginningOf(response));
  try {
    const page = await ask(address, 'GET', signal);
    return page.ok ? saysMissing(await beginningOf(page)) : page.status === 404 || page.status === 410;
  } catch {
    // HEAD has already confirmed that the page exists.
    return false;
  }
}

async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < TITLE_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

async function drop(response: Response): Promise<void> {
  await response.body?.cancel();
}
