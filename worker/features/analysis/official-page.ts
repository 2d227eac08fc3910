import type { Settings } from '../../env.ts';
import { isKeptFromUs } from '../../web/robots.ts';
import type { Program } from '../catalogue/program.ts';
import { type Fetching, fetchPage } from './page/fetch-page.ts';
import { isOfficialPage } from './page/hosts.ts';
import { pageText } from './page/page-text.ts';
import { cleaned } from './proof/text.ts';
import { type SourceText, withinLength } from './sources.ts';
import { forPeople } from './spoken-to-machines.ts';

/** All of it, robots.txt and redirects included: a reader waits. */
const TIMEOUT_MS = 8000;
const MOST_CHARACTERS = 30_000;

/** With less, a page is a shell that a script fills, or a word of apology. */
const LEAST_CHARACTERS = 300;

/** Of several pages of a program, at most so many are tried. */
const MOST_TRIED = 2;

/** Shorter passages are labels and buttons. */
const LEAST_OF_A_PASSAGE = 12;

type PageSettings = Pick<Settings, 'OFFICIAL_PAGES' | 'OFFICIAL_PAGE_HOSTS' | 'APP_URL'>;
type Paged = Pick<Program, 'url' | 'applicationUrl' | 'citations'>;

/** The readable text of a program's official page, where one may be read; null otherwise. Never throws. */
export async function officialPage(
  program: Paged,
  { OFFICIAL_PAGES, OFFICIAL_PAGE_HOSTS: hosts, APP_URL: appUrl }: PageSettings,
  fetcher: Fetching['fetch'] = (url, init) => fetch(url, init),
): Promise<SourceText | null> {
  if (OFFICIAL_PAGES === 'off') return null;
  const addresses = [program.url, program.applicationUrl, ...program.citations].filter((address) => address !== null);
  const candidates = [...new Set(addresses)].filter((address) => isOfficialPage(address, hosts));
  const fetching = { fetch: fetcher, hosts, appUrl, signal: AbortSignal.timeout(TIMEOUT_MS) };
  for (const address of candidates.slice(0, MOST_TRIED)) {
    const page = await read(fetching, address).catch(() => null);
    if (page) return page;
  }
  return null;
}

async function read(fetching: Fetching, address: string): Promise<SourceText | null> {
  const page = await fetchPage(fetching, address);
  if (!page) return null;
  const { title, robots, passages } =
    page.type === 'html' ? pageText(page.text) : { title: '', robots: '', passages: page.text.split(/\n\s*\n/) };
  if (isKeptFromUs(robots)) return null;
  const readable = passages.map((passage) => forPeople(cleaned(passage)));
  const kept = [...new Set(readable)].filter((passage) => passage.length >= LEAST_OF_A_PASSAGE);
  if (kept.join(' ').length < LEAST_CHARACTERS) return null;
  const date = new Date().toISOString().slice(0, 10);
  const source = { title: forPeople(cleaned(title)).slice(0, 200) || new URL(page.url).hostname, url: page.url, date };
  const [text] = withinLength([{ about: 'Official page', source, passages: kept }], MOST_CHARACTERS);
  return text ?? null;
}
