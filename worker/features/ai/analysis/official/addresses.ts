import type { Program } from '../../../programs/program.ts';
import { isOfficialPage } from '../page/hosts.ts';

/** The fields of a program that lead to its official pages. */
export type Naming = Pick<Program, 'title' | 'assistanceListings' | 'url' | 'applicationUrl' | 'citations'> & {
  detail: Pick<Program['detail'], 'sources'>;
};

export interface OfficialAddress {
  address: string;
  /** Describes the text to the model. */
  about: string;
}

/**
 * The maximum number of pages for a program, not counting documents they link to. A program with fewer pages of its own
 * gets up to `LEAST_PAGES`, including others.
 */
const MOST_PAGES = 3;
const LEAST_PAGES = 2;

/** Where law is published: https://www.ecfr.gov, the Legal Information Institute, the Government Publishing Office. */
const LAW = /^(?:www\.)?(?:ecfr\.gov|law\.cornell\.edu|govinfo\.gov|federalregister\.gov|uscode\.house\.gov)$/;

/**
 * Returns a program's addresses that we may read: its page, its application page, the regulation, and others it cites.
 */
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
