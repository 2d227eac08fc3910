import type { BestUrl } from '../../../../contract/programs/grants.ts';
import type { Database } from '../../../db/client.ts';
import { findProgram } from '../find-program.ts';
import { type LocalForms, listedInState } from '../local-forms.ts';
import { unknownProgram } from '../program.ts';
import { candidatesOf, isOfficial } from './address.ts';
import { type Ask, probe } from './probe.ts';
import { claimCheck, findChecks, type LinkCheck, releaseCheck, settleCheck } from './queries.ts';

const HOUR_MS = 60 * 60_000;
/** How long to trust a result. A missing page may soon be back. */
const FRESH_MS = { works: 24 * HOUR_MS, unsure: HOUR_MS, dead: HOUR_MS } as const;

const TIME_LIMIT_MS = { address: 2500, all: 6000 } as const;
/** Longer than a check can take, so a request that holds an address for longer has died. */
const HELD_MS = 10_000;
const ASK_AGAIN_MS = 150;

interface Tried extends Pick<BestUrl, 'checkedAt'> {
  url: string;
  status: LinkCheck['status'];
}

/**
 * Returns the address where people in this state apply, and its check result. Throws `not_found` for an unknown
 * program.
 */
export async function bestUrlFor(
  db: Database,
  ask: Ask,
  grantId: string,
  { state, reference }: { state: string | undefined; reference: LocalForms },
): Promise<BestUrl> {
  const found = await findProgram(db, grantId);
  if (!found) throw unknownProgram();
  const program = listedInState(found, state, reference);
  const candidates = candidatesOf(program);
  const [first] = candidates;
  if (first === undefined) return { url: null, status: 'none', checkedAt: null };
  const end = Date.now() + TIME_LIMIT_MS.all;
  const known = await findChecks(db, candidates);
  const tried: Tried[] = [];
  for (const url of candidates) {
    const check = known.get(url);
    const one = { url, ...(check && isFresh(check) ? check : await checked(db, ask, url, end)) };
    if (one.status === 'works') return one;
    tried.push(one);
  }
  return bestOf(tried) ?? { url: first, status: 'dead', checkedAt: null };
}

/** Picks an address if none works: one that may work, preferably an official one, or else the first, which is dead. */
function bestOf(tried: readonly Tried[]): Tried | undefined {
  const unsure = tried.filter(({ status }) => status === 'unsure');
  return unsure.find(({ url }) => isOfficial(new URL(url))) ?? unsure[0] ?? tried[0];
}

/** Checks an address, or waits for a check in progress. Returns `unsure` if there's no result in time. */
async function checked(db: Database, ask: Ask, url: string, end: number): Promise<Pick<Tried, 'status' | 'checkedAt'>> {
  while (Date.now() < end) {
    const now = Date.now();
    const held = await claimCheck(db, url, at(now), at(now + HELD_MS));
    if (held?.last && isFresh(held.last)) {
      await releaseCheck(db, url);
      return held.last;
    }
    if (held) {
      const timeMs = Math.min(TIME_LIMIT_MS.address, Math.max(end - now, 1));
      const signal = AbortSignal.timeout(timeMs);
      const check = { status: await probe(url, ask, signal), checkedAt: at(Date.now()) };
      // Earlier addresses used up the time, so the next request may check it with the full time.
      const isCutShort = timeMs < TIME_LIMIT_MS.address && signal.aborted;
      await (isCutShort ? releaseCheck(db, url) : settleCheck(db, url, check));
      return check;
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    const check = (await findChecks(db, [url])).get(url);
    if (check && isFresh(check)) return check;
  }
  return { status: 'unsure', checkedAt: null };
}

function isFresh({ status, checkedAt }: LinkCheck): boolean {
  return Date.now() - Date.parse(checkedAt) < FRESH_MS[status];
}

function at(time: number): string {
  return new Date(time).toISOString();
}
