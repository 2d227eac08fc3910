/** The header by which the stand-in knows what it stands in for. */
const STANDS_IN_FOR = 'x-stand-in-for';
/** The header in which it names the goal of a redirect: the runtime of the tests follows one that it sees by itself. */
const REDIRECTS_TO = 'x-stand-in-redirects-to';

/** Names that no server of the real web can have (RFC 2606). */
const UNREAL_NAME = /(^|\.)(localhost|example|test)$/;

/** Whether the product has an address of the real web. */
export const isOfRealWeb = (appUrl: string) => !UNREAL_NAME.test(new URL(appUrl).hostname);

interface Given {
  APP_URL: string;
  LINK_CHECK_STAND_IN?: string | undefined;
}

export type OutsideFetch = (address: string, init: RequestInit) => Promise<Response>;

/** Asks the web itself, or on a server that is not of the real web its stand-in where there is one. Follows no redirect. */
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
