import { REMINDER_DAYS } from '../../../contract/saved/alerts.ts';
import type { Database } from '../../db/client.ts';
import { reasonOf } from '../../db/database-errors.ts';
import { accountOf, profileOf, readerOf } from '../account/account.ts';
import { type DueDeadline, dueOf } from './due-deadlines.ts';
import {
  claimDueMembers,
  type DueMember,
  findDeadlines,
  postponeMembers,
  storeReminders,
} from './due-reminders-queries.ts';
import type { Mailing } from './mailing.ts';
import { reminderMail } from './mails.ts';
import { DAY, isOnTime, morningIn, nextMorning, zoneOf } from './mornings.ts';
import { reminderDaysOf } from './searches.ts';
import { newUnsubscribeLink } from './unsubscribe.ts';

const HELD_AT_ONCE = 50;
/** A run may make 1000 subrequests. A member with mail due takes one, and all the others in a batch share three. */
const MEMBERS_A_RUN = 300;
/** Longer than a run may take. */
const HELD_FOR = 20 * 60_000;
/** One day more than the longest lead time, because the member's calendar may be a day behind. */
const AHEAD = (Math.max(...REMINDER_DAYS) + 1) * DAY;

/** Emails members the approaching deadlines of their saved programs, up to a run's limit. Returns the counts. */
export async function sendDueReminders(db: Database, mailing: Mailing, most = MEMBERS_A_RUN) {
  const done = { reminders: 0, remindersFailed: 0 };
  for (let looked = 0; looked < most; ) {
    const now = Date.now();
    const held = new Date(now + HELD_FOR).toISOString();
    const members = await claimDueMembers(db, now, held, Math.min(HELD_AT_ONCE, most - looked));
    if (members.length === 0) break;
    looked += members.length;

    const due = await deadlinesOf(
      db,
      members.filter((member) => mayBeReminded(member, now)),
      now,
    );
    const run = { held, now, mailing };
    const outcomes = await Promise.all(
      due.map(async ({ member, deadlines }) => ({ member, outcome: await remind(db, member, deadlines, run) })),
    );
    const mailed = new Set(outcomes.filter(({ outcome }) => outcome === 'sent').map(({ member }) => member.id));
    done.reminders += mailed.size;
    done.remindersFailed += outcomes.filter(({ outcome }) => outcome === 'failed').length;
    const others = members.filter(({ id }) => !mailed.has(id));
    await postponeMembers(
      db,
      held,
      others.map((member) => ({ id: member.id, nextReminderAt: nextLook(member, now) })),
    );
  }
  return done;
}

function mayBeReminded({ emailConfirmedAt, nextReminderAt, reminderDays }: DueMember, now: number): boolean {
  return emailConfirmedAt !== null && isOnTime(nextReminderAt, now) && reminderDaysOf(reminderDays).length > 0;
}

/**
 * Returns when to check a member again: the next morning if this check was late, otherwise a morning at least a day
 * away.
 */
function nextLook(member: DueMember, now: number): string {
  const zone = zoneOfMember(member);
  return isOnTime(member.nextReminderAt, now) ? morningIn(1, zone, now) : nextMorning(zone, now);
}

/** Returns the members with reminders due, and their deadlines. */
async function deadlinesOf(db: Database, members: readonly DueMember[], now: number) {
  if (members.length === 0) return [];
  const ids = members.map(({ id }) => id);
  const [from, to] = [new Date(now).toISOString(), new Date(now + AHEAD).toISOString()];
  const { saved, sent } = await findDeadlines(db, ids, from, to);
  return members.flatMap((member) => {
    const isOwn = ({ userId }: { userId: number }) => userId === member.id;
    const when = { days: reminderDaysOf(member.reminderDays), zone: zoneOfMember(member), now };
    const deadlines = dueOf(saved.filter(isOwn), sent.filter(isOwn), when);
    return deadlines.length > 0 ? [{ member, deadlines }] : [];
  });
}

/** Stores one member's reminders. An email that can't be stored doesn't hold up other members. */
async function remind(
  db: Database,
  member: DueMember,
  deadlines: readonly DueDeadline[],
  { held, now, mailing }: { held: string; now: number; mailing: Mailing },
): Promise<'sent' | 'notSent' | 'failed'> {
  const reader = readerOf(member, mailing.appUrl);
  const link = newUnsubscribeLink(reader, now);
  const plan = { held, nextReminderAt: morningIn(1, zoneOfMember(member), now) };
  try {
    const say = await mailing.sayIn(member.language);
    const mail = reminderMail({ ...reader, links: link, say }, deadlines);
    return (await storeReminders(db, member, deadlines, mail, link.stored, plan)) ? 'sent' : 'notSent';
  } catch (error) {
    console.error(JSON.stringify({ member: member.id, reminder: reasonOf(error) }));
    return 'failed';
  }
}

function zoneOfMember(member: DueMember): string {
  return zoneOf(profileOf(accountOf(member)));
}
