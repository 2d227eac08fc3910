/** The header that tells the test server which URL was requested. */
const STANDS_IN_FOR = 'x-stand-in-for';
/** The test server's header for redirect targets, because the tests' runtime follows visible redirects on its own. */
const REDIRECTS_TO = 'x-stand-in-redirects-to';

/** Names that no server on the real web can have (RFC 2606). */
const UNREAL_NAME = /(^|\.)(localhost|example|test)$/;

/** Returns whether the product has a real web address. */
export const isOfRealWeb = (appUrl: string) => !UNREAL_NAME.test(new URL(appUrl).hostname);

interface Given {
  APP_URL: string;
  LINK_CHECK_STAND_IN?: string | undefined;
}

export type OutsideFetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Returns a fetch for the web. A product without a real web address fetches from its test server instead, if it has
 * one. Follows no redirects.
 */
export function outsideFetch({ APP_URL, LINK_CHECK_STAND_IN }: Given): OutsideFetch {
  const emulator = isOfRealWeb(APP_URL) ? undefined : LINK_CHECK_STAND_IN;
  return async (address, init) => {
    if (!emulator) return fetch(address, { ...init, redirect: 'manual' });
    const headers = new Headers(init.headers);
    headers.set(STANDS_IN_FOR, address);
    const response = await fetch(emulator, { ...init, headers, redirect: 'manual' });
    const location = response.headers.get(REDIRECTS_TO);
    return location === null ? response : new Response(null, { status: 302, headers: { location } });
  };
}
