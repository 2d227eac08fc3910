import type { Database } from '../../../db/client.ts';
import { candidatesOf } from '../best-url/address.ts';
import { type Ask, answerFrom } from '../best-url/probe.ts';
import { claimCheck, releaseCheck, settleCheck } from '../best-url/queries.ts';
import { checksOf, keepPlace, nextPrograms, placeOfWalk } from './queries.ts';
import { mayAsk } from './robots.ts';

const HOUR_MS = 60 * 60_000;
/** When to check an address again. A failing one is checked daily, because we count the days. */
const AGAIN_AFTER_MS = { works: 7 * 24 * HOUR_MS, unsure: 3 * 24 * HOUR_MS, failing: 20 * HOUR_MS } as const;

/** How many programs a run looks at, and how many addresses it checks, all within a minute. */
const PROGRAMS_A_RUN = 200;
const ADDRESSES_A_RUN = 20;
/** The limit for one host, whose addresses are checked one after another. */
const ADDRESSES_OF_A_HOST = 3;
const HOST_PAUSE_MS = 1000;
const TIME_LIMIT_MS = 8000;
const HELD_MS = 2 * TIME_LIMIT_MS + 5000;

interface Due {
  url: URL;
  address: string;
  grantId: string;
}

/**
 * Checks whether some of the open programs' official addresses still work, continuing where the last run stopped. Skips
 * what a host's robots.txt forbids, and checks only a few addresses per host, with pauses in between.
 */
export async function checkSomeLinks(db: Database, ask: Ask, now = Date.now()): Promise<Record<string, number>> {
  const from = await placeOfWalk(db);
  const programs = await nextPrograms(db, from, PROGRAMS_A_RUN);
  const { due, end } = await dueAmong(db, programs, now);
  const hosts = Map.groupBy(due, ({ url }) => url.host);
  const asked = await Promise.all([...hosts.values()].map((ofHost) => askHost(db, ask, ofHost)));
  const isLast = programs.length < PROGRAMS_A_RUN && end === programs.at(-1)?.rowId;
  await keepPlace(db, end === undefined || isLast ? 0 : end);
  const answers = asked.flat();
  return { linksAsked: answers.length, linksFailing: answers.filter((isFailing) => isFailing).length };
}

type Programs = Awaited<ReturnType<typeof nextPrograms>>;

/** Returns the due addresses, as many as one run checks, and the last row it looked at. */
async function dueAmong(db: Database, programs: Programs, now: number): Promise<{ due: Due[]; end?: number }> {
  const listed = programs.map(({ rowId, id, status, url, applicationUrl }) => ({
    ...{ rowId, id },
    addresses: status === 'open' ? candidatesOf({ url, applicationUrl, providerUrl: null }) : [],
  }));
  const known = await checksOf(db, [...new Set(listed.flatMap(({ addresses }) => addresses))]);
  const due = new Map<string, Due>();
  const ofHost = new Map<string, number>();
  let end: number | undefined;
  for (const { rowId, id, addresses } of listed) {
    if (due.size >= ADDRESSES_A_RUN) break;
    end = rowId;
    for (const address of addresses) {
      const url = new URL(address);
      const count = ofHost.get(url.host) ?? 0;
      if (due.has(address) || count >= ADDRESSES_OF_A_HOST || !isDue(known.get(address), now)) continue;
      ofHost.set(url.host, count + 1);
      due.set(address, { url, address, grantId: id });
    }
  }
  return { due: [...due.values()], ...(end === undefined ? {} : { end }) };
}

type Known = Awaited<ReturnType<typeof checksOf>> extends Map<string, infer Check> ? Check : never;

function isDue(check: Known | undefined, now: number): boolean {
  if (!check || check.checkedAt === null) return true;
  const kind = check.failingDays > 0 ? 'failing' : check.status === 'works' ? 'works' : 'unsure';
  return now - Date.parse(check.checkedAt) >= AGAIN_AFTER_MS[kind];
}

/** Checks a host's addresses. Returns whether each one fails. */
async function askHost(db: Database, ask: Ask, due: readonly Due[]): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const [index, one] of due.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, HOST_PAUSE_MS));
    const isFailing = await askOne(db, ask, one);
    if (isFailing !== null) answers.push(isFailing);
  }
  return answers;
}

/** Checks an address, and returns whether it fails. Returns null if another request is checking it right now. */
async function askOne(db: Database, ask: Ask, { url, address, grantId }: Due): Promise<boolean | null> {
  const now = Date.now();
  const held = await claimCheck(db, address, new Date(now).toISOString(), new Date(now + HELD_MS).toISOString());
  if (!held) return null;
  try {
    const answer = await answerOf(ask, url, address);
    const status = answer === 'silent' ? 'unsure' : answer;
    const fault = answer === 'silent' ? 'silent' : answer === 'dead' ? 'gone' : null;
    await settleCheck(db, address, { status, checkedAt: new Date().toISOString() }, { fault, grantId });
    return fault !== null;
  } catch (error) {
    await releaseCheck(db, address).catch(() => {});
    throw error;
  }
}

async function answerOf(ask: Ask, url: URL, address: string) {
  // If a host's robots.txt doesn't respond, we request the page anyway, because the question is whether the host
  // responds.
  const isLetIn = await mayAsk(url, ask, AbortSignal.timeout(TIME_LIMIT_MS)).catch(() => true);
  return isLetIn ? answerFrom(address, ask, AbortSignal.timeout(TIME_LIMIT_MS)) : 'unsure';
}
