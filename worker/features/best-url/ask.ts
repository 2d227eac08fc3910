import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { Ask } from './probe.ts';

/** The header by which the stand-in knows what it stands in for. */
const STANDS_IN_FOR = 'x-stand-in-for';
/** The header in which it names the goal of a redirect: the runtime of the tests follows one that it sees by itself. */
const REDIRECTS_TO = 'x-stand-in-redirects-to';

/** Names that no server of the real web can have (RFC 2606). */
const UNREAL_NAME = /(^|\.)(localhost|example|test)$/;

/** Whether the product has an address of the real web. */
export const isOfRealWeb = (appUrl: string) => !UNREAL_NAME.test(new URL(appUrl).hostname);

/** How the web is asked: the web itself, or on a server that is not of the real web its stand-in where there is one. */
export function askOf({
  APP_URL,
  LINK_CHECK_STAND_IN,
}: {
  APP_URL: string;
  LINK_CHECK_STAND_IN?: string | undefined;
}): Ask {
  const standIn = isOfRealWeb(APP_URL) ? undefined : LINK_CHECK_STAND_IN;
  return async (address, method, signal) => {
    const headers = {
      'User-Agent': `${PRODUCT_NAME} link check (+${APP_URL})`,
      Accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5',
      ...(method === 'GET' ? { Range: 'bytes=0-16383' } : {}),
      ...(standIn ? { [STANDS_IN_FOR]: address.href } : {}),
    };
    const response = await fetch(standIn ?? address.href, { method, headers, redirect: 'manual', signal });
    const location = standIn ? response.headers.get(REDIRECTS_TO) : null;
    return location === null ? response : new Response(null, { status: 302, headers: { location } });
  };
}
