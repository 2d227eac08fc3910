import type { TextGap } from '../../../../../contract/ai/analysis.ts';
import type { Database } from '../../../../db/client.ts';
import type { Settings } from '../../../../env.ts';
import { outsideFetch } from '../../../../web/outside.ts';
import { type Fetching, fetchPage } from '../page/fetch-page.ts';
import { readPage } from '../page/read-page.ts';
import type { SourceText } from '../sources.ts';
import { type Naming, type OfficialAddress, officialAddresses } from './addresses.ts';
import { isMeant } from './meant.ts';
import {
  claimText,
  isReadingDue,
  isUsable,
  type Reading,
  type StoredText,
  settleText,
  storedTexts,
} from './stored-texts.ts';

/** The time limit for all of a program's texts, including robots.txt and redirects. A member is waiting. */
const TIMEOUT_MS = 8000;

/** The maximum number of texts for one program, and how many of them may be documents that its pages link to. */
const MOST_TEXTS = 4;
const MOST_DOCUMENTS = 2;

/** How often a request polls while another one is reading a text. */
const LOOK_MS = 200;

type ReadingSettings = Pick<Settings, 'OFFICIAL_PAGES' | 'OFFICIAL_PAGE_HOSTS' | 'APP_URL' | 'LINK_CHECK_STAND_IN'>;

export interface OfficialText extends SourceText {
  /** Changes with the title or the passages. */
  hash: string;
}

export interface OfficialTexts {
  texts: OfficialText[];
  /** The program's official texts that weren't read in full. */
  gaps: TextGap[];
  /** True if any of them is unread, older than a week, or being read by another request. */
  isDue: boolean;
}

/** Returns a program's official texts as last read. Fetches nothing. */
export async function knownTexts(db: Database, settings: ReadingSettings, program: Naming): Promise<OfficialTexts> {
  const pages = addressesOf(settings, program);
  const known = await storedTexts(db, addressed(pages));
  const documents = documentsOf(pages, known);
  for (const [address, text] of await storedTexts(db, addressed(documents))) known.set(address, text);
  const now = new Date().toISOString();
  for (const { address } of documents) {
    const document = known.get(address);
    if (document && document.hash !== null && !isMeant(program, document)) known.set(address, leftOut(document));
  }
  const all = [...pages, ...documents];
  const texts = all.flatMap((one) => officialText(one, known.get(one.address)) ?? []);
  return {
    gaps: all.flatMap((one) => gapOf(one, known.get(one.address)) ?? []),
    // Two addresses can lead to the same page.
    texts: texts.filter(({ hash }, place) => texts.findIndex((other) => other.hash === hash) === place),
    isDue: all.some(({ address }) => isDue(known.get(address), now)),
  };
}

/** Treats a document that isn't about the program as empty. */
function leftOut(kept: StoredText): StoredText {
  return { ...kept, state: 'whole', passages: [], hash: null };
}

function isDue(kept: StoredText | undefined, now: string): boolean {
  return !kept || isReadingDue(kept, now) || kept.heldUntil > now;
}

/**
 * Returns a program's official texts, after reading those that are due if time allows. Before it reads any, calls
 * `onReading`. Requests a text at most once a day.
 */
export async function freshTexts(
  db: Database,
  settings: ReadingSettings,
  program: Naming,
  onReading: () => void,
): Promise<OfficialTexts> {
  const known = await knownTexts(db, settings, program);
  if (!known.isDue) return known;
  onReading();
  await readDue(db, settings, program);
  return knownTexts(db, settings, program);
}

async function readDue(db: Database, settings: ReadingSettings, program: Naming): Promise<void> {
  const { APP_URL: appUrl, OFFICIAL_PAGE_HOSTS: hosts } = settings;
  const until = Date.now() + TIMEOUT_MS;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const fetching = { fetch: outsideFetch(settings), hosts, appUrl, signal, robots: new Map() };
  const readAll = (all: readonly OfficialAddress[]) =>
    Promise.all(all.map(({ address }) => readOne(db, fetching, address, until)));
  const pages = addressesOf(settings, program);
  await readAll(pages);
  await readAll(documentsOf(pages, await storedTexts(db, addressed(pages))));
}

function addressesOf({ OFFICIAL_PAGES, OFFICIAL_PAGE_HOSTS }: ReadingSettings, program: Naming): OfficialAddress[] {
  return OFFICIAL_PAGES === 'off' ? [] : officialAddresses(program, OFFICIAL_PAGE_HOSTS);
}

function addressed(all: readonly OfficialAddress[]): string[] {
  return all.map(({ address }) => address);
}

/** Returns the documents that the pages link to, as many as the limit on texts leaves room for. */
function documentsOf(pages: readonly OfficialAddress[], known: ReadonlyMap<string, StoredText>): OfficialAddress[] {
  const read = pages.flatMap(({ address }) => known.get(address) ?? []);
  const room = MOST_TEXTS - read.filter(({ hash }) => hash !== null).length;
  const linked = new Set(read.flatMap(({ documents }) => documents));
  for (const { address } of pages) linked.delete(address);
  return [...linked]
    .slice(0, Math.min(room, MOST_DOCUMENTS))
    .map((address) => ({ address, about: 'Notice or guidelines' }));
}

function officialText({ about }: OfficialAddress, kept: StoredText | undefined): OfficialText | null {
  if (!kept || kept.hash === null || !isUsable(kept)) return null;
  const { title, url, passages, hash, readAt, state } = kept;
  const source = { title, url, date: (readAt ?? '').slice(0, 10) };
  return { about, source, passages, hash, isPartial: state !== 'whole' };
}

function gapOf({ address }: OfficialAddress, kept: StoredText | undefined): TextGap | null {
  if (!kept) return null;
  if (kept.state === 'unreadable') return { url: address, why: 'unreadable' };
  if (kept.hash === null) return null;
  if (!isUsable(kept)) return { url: address, why: 'outdated' };
  return kept.state === 'partial' ? { url: address, why: 'partial' } : null;
}

async function readOne(db: Database, fetching: Fetching, address: string, until: number): Promise<void> {
  // Anything we don't have time for is read next time.
  if (Date.now() >= until) return;
  const held = await claimText(db, address);
  if (held) await settleText(db, { address, heldUntil: held.heldUntil }, await readNow(fetching, address, held, until));
  else await othersReading(db, address, until);
}

async function readNow(fetching: Fetching, address: string, held: StoredText, until: number): Promise<Reading> {
  const known = held.hash === null ? null : { ...held.version, url: held.url };
  const page = await fetchPage(fetching, address, known).catch(() => 'failed' as const);
  if (typeof page === 'string') return page;
  const read = await readPage(page, fetching.hosts, until).catch(() => 'unreadable' as const);
  return typeof read === 'string' ? read : { ...read, url: page.url, version: page.version };
}

async function othersReading(db: Database, address: string, until: number): Promise<void> {
  while (Date.now() < until) {
    const kept = (await storedTexts(db, [address])).get(address);
    if (!kept || kept.heldUntil <= new Date().toISOString()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
