import type { Program } from '../../catalogue/program.ts';
import { isOfficialPage } from '../page/hosts.ts';

/** What of a program names its official pages. */
export type Naming = Pick<Program, 'title' | 'assistanceListings' | 'url' | 'applicationUrl' | 'citations'> & {
  detail: Pick<Program['detail'], 'sources'>;
};

export interface OfficialAddress {
  address: string;
  /** What the text is, for the model to know. */
  about: string;
}

/** Pages of a program without those that they link to; and how many are read where it names fewer than its own. */
const MOST_PAGES = 3;
const LEAST_PAGES = 2;

/** Where the text of the law stands: https://www.ecfr.gov, the Legal Information Institute, the Government Publishing Office. */
const LAW = /^(?:www\.)?(?:ecfr\.gov|law\.cornell\.edu|govinfo\.gov|federalregister\.gov|uscode\.house\.gov)$/;

/** The addresses that a program names and that may be read: its page, the page to apply, the regulation, and others in place of these. */
export function officialAddresses(
  { url, applicationUrl, citations, detail }: Naming,
  hosts: readonly string[],
): OfficialAddress[] {
  const cited = [...citations, ...Object.values(detail.sources).map((source) => source.url)];
  const isLaw = (address: string) => LAW.test(URL.parse(address)?.hostname ?? '');
  const own = [
    { address: url, about: 'Official page' },
    { address: applicationUrl, about: 'Page to apply' },
    { address: cited.find(isLaw) ?? null, about: 'Regulation' },
  ];
  const others = cited.filter((address) => !isLaw(address)).map((address) => ({ address, about: 'Official page' }));
  const named = readable(own, hosts);
  return readable([...named, ...others], hosts).slice(0, Math.min(MOST_PAGES, Math.max(named.length, LEAST_PAGES)));
}

function readable(
  named: readonly { address: string | null; about: string }[],
  hosts: readonly string[],
): OfficialAddress[] {
  const kept = new Map<string, OfficialAddress>();
  for (const { address, about } of named) {
    const plain = URL.parse(address ?? '');
    if (!plain || !isOfficialPage(plain, hosts)) continue;
    plain.hash = '';
    if (!kept.has(plain.href)) kept.set(plain.href, { address: plain.href, about });
  }
  return [...kept.values()];
}
