import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import { outsideFetch } from '../../../web/outside.ts';
import type { Ask } from './probe.ts';

/** Returns the fetch function for checking program addresses. */
export function askOf(settings: Parameters<typeof outsideFetch>[0]): Ask {
  const outside = outsideFetch(settings);
  return (address, method, signal) => {
    const headers = {
      'User-Agent': `${PRODUCT_NAME} link check (+${settings.APP_URL})`,
      Accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5',
      ...(method === 'GET' ? { Range: 'bytes=0-16383' } : {}),
    };
    return outside(address.href, { method, headers, signal });
  };
}
