import type { Database } from '../../db/client.ts';
import { reasonOf } from '../../db/database-errors.ts';
import { readerOf } from '../account/account.ts';
import { changesMail } from './change-mail.ts';
import {
  findOwedChanges,
  findOwedMembers,
  findUnreportedChanges,
  type OwedMember,
  settleChanges,
  skipChanges,
  storeChangeMail,
} from './changes-queries.ts';
import { type ChangedProgram, gathered } from './gathered.ts';
import type { Mailing } from './mailing.ts';
import { DAY, HOUR } from './mornings.ts';
import { newUnsubscribeLink } from './unsubscribe.ts';

const TOLD_AT_ONCE = 50;
/** The limit leaves the rest of a run's 1000 subrequests to alerts and reminders. */
const MEMBERS_A_RUN = 100;
const SETTLED_A_RUN = 50_000;

/**
 * Minimum time between two emails, so a day with many corrections doesn't cause many emails. Later changes go into the
 * next one.
 */
const LEAST_DISTANCE = 6 * HOUR;
/** Changes that couldn't be reported for this long are no longer news. */
const TOO_OLD = 14 * DAY;
/** A crawl with a heartbeat this recent is active. It may still change the same programs again. */
const CRAWL_IS_ALIVE = HOUR / 6;

/** Emails members about changes to their saved programs, up to a run's limit. Returns the counts. */
export async function sendChanges(db: Database, mailing: Mailing, most = MEMBERS_A_RUN) {
  const done = { changeMails: 0, changeMailsFailed: 0 };
  const now = Date.now();
  const unreported = await findUnreportedChanges(db, before(now, CRAWL_IS_ALIVE));
  if (!unreported || unreported.isCrawling) return done;
  const settle = () => settleChanges(db, { now: before(now, 0), tooOld: before(now, TOO_OLD), most: SETTLED_A_RUN });

  await settle();
  const run = { upTo: unreported.upTo, now, mailing };
  for (let looked = 0, afterId = 0; looked < most; ) {
    const limit = Math.min(TOLD_AT_ONCE, most - looked);
    const mailedBefore = before(now, LEAST_DISTANCE);
    const members = await findOwedMembers(db, { afterId, upTo: unreported.upTo, mailedBefore, limit });
    if (members.length === 0) break;
    looked += members.length;
    afterId = Math.max(...members.map(({ id }) => id));

    const owed = Map.groupBy(await findOwedChanges(db, idsOf(members), unreported.upTo), ({ userId }) => userId);
    const news = members.map((member) => ({ member, programs: gathered(owed.get(member.id) ?? []) }));
    const [withNews, without] = [news.filter(hasNews), news.filter((one) => !hasNews(one))];
    const outcomes = await Promise.all(withNews.map((one) => storeMail(db, one, run)));
    for (const outcome of outcomes) {
      if (outcome === 'sent') done.changeMails += 1;
      if (outcome === 'failed') done.changeMailsFailed += 1;
    }
    await skipChanges(
      db,
      without.map(({ member }) => member),
      unreported.upTo,
    );
  }
  await settle();
  return done;
}

interface MemberNews {
  member: OwedMember;
  programs: ChangedProgram[];
}

function hasNews({ programs }: MemberNews): boolean {
  return programs.length > 0;
}

/** Stores one member's email. An email that can't be stored doesn't hold up other members. */
async function storeMail(
  db: Database,
  { member, programs }: MemberNews,
  { upTo, now, mailing }: { upTo: number; now: number; mailing: Mailing },
): Promise<'sent' | 'notSent' | 'failed'> {
  const reader = readerOf(member, mailing.appUrl);
  const link = newUnsubscribeLink(reader, now);
  try {
    const say = await mailing.sayIn(member.language);
    const mail = changesMail({ ...reader, links: link, say }, programs);
    const plan = { upTo, sentAt: before(now, 0) };
    return (await storeChangeMail(db, member, mail, link.stored, plan)) ? 'sent' : 'notSent';
  } catch (error) {
    console.error(JSON.stringify({ member: member.id, changes: reasonOf(error) }));
    return 'failed';
  }
}

function idsOf(members: readonly OwedMember[]): number[] {
  return members.map(({ id }) => id);
}

function before(now: number, distance: number): string {
  return new Date(now - distance).toISOString();
}
