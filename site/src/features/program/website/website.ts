import type { Grant } from '../../../../../contract/programs/grants.ts';
import { hostOf } from '../../../lib/host.ts';
import { WEBSITE_WORDS } from './website-words.ts';

type Addresses = Pick<Grant, 'applicationUrl' | 'url' | 'providerUrl'>;

/** Returns where to apply: the first of the program's URLs that's a web address. */
export function websiteOf({ applicationUrl, url, providerUrl }: Addresses): string | undefined {
  return [applicationUrl, url, providerUrl].find((address) => address !== null && isWebAddress(address)) ?? undefined;
}

export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/** URLs of office locators rather than applications. */
const LOCATOR = /locat|find/i;

/** Returns the label of a link to a program's site: "Apply at" only if that page takes applications. */
export function websiteWords({ applicationUrl }: Pick<Addresses, 'applicationUrl'>, url: string): string {
  return WEBSITE_WORDS[url === applicationUrl && !LOCATOR.test(url) ? 'apply' : 'read'](hostOf(url));
}
