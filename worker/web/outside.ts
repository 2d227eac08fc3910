/** The header that tells the test server which address it replaces. */
const STANDS_IN_FOR = 'x-stand-in-for';
/** The header for its redirect targets: the tests' runtime follows visible redirects on its own. */
const REDIRECTS_TO = 'x-stand-in-redirects-to';

/** Names that no server on the real web can have (RFC 2606). */
const UNREAL_NAME = /(^|\.)(localhost|example|test)$/;

/** Whether the product has an address on the real web. */
export const isOfRealWeb = (appUrl: string) => !UNREAL_NAME.test(new URL(appUrl).hostname);

interface Given {
  APP_URL: string;
  LINK_CHECK_STAND_IN?: string | undefined;
}

export type OutsideFetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Fetches from the web, or, on a server outside the real web, from its test server if there is one. Follows no
 * redirects.
 */
export function outsideFetch({ APP_URL, LINK_CHECK_STAND_IN }: Given): OutsideFetch {
  const standIn = isOfRealWeb(APP_URL) ? undefined : LINK_CHECK_STAND_IN;
  return async (address, init) => {
    if (!standIn) return fetch(address, { ...init, redirect: 'manual' });
    const headers = new Headers(init.headers);
    headers.set(STANDS_IN_FOR, address);
    const response = await fetch(standIn, { ...init, headers, redirect: 'manual' });
    const location = response.headers.get(REDIRECTS_TO);
    return location === null ? response : new Response(null, { status: 302, headers: { location } });
  };
}
