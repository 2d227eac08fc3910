import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { WireEvent } from '../../../dev/stripe/world.ts';
import { daysUntil } from '../../../worker/features/alerts/mornings.ts';
import type { Member, SeenMail } from '../book.ts';
import { DAY, HOUR, type Month } from '../moment.ts';
import { handledEvents } from './plans.ts';

/** The default lead times of reminders, in days before a deadline. */
const LEADS = [14, 3];
/** All members in the month live in Ohio. */
const ZONE = 'America/New_York';
/** Mail that's due during an outage may wait until the next morning. */
const LATE = 36 * HOUR;

const KINDS = {
  alert: /Stop emails for this search/,
  reminder: /Stop deadline reminders/,
  change: /Stop emails about changes/,
} as const;
type Kind = keyof typeof KINDS;

const PROGRAM = /\/grants\/([^/\s]+)\/apply/g;

function programsIn({ text }: SeenMail): string[] {
  return [...new Set([...text.matchAll(PROGRAM)].map(([, id = '']) => decodeURIComponent(id)))];
}

/** Compares all mail that's due with all mail that was written. */
export async function mailFaults(month: Month): Promise<string[]> {
  const deadlines = await deadlinesOf(month);
  const faults = month.book.living().flatMap((member) => {
    const mails = month.book.mails.filter(({ userId }) => userId === member.id);
    const of = (kind: Kind) => mails.filter(({ text }) => KINDS[kind].test(text));
    return [
      ...unconfirmedFaults(member, [...of('alert'), ...of('reminder'), ...of('change')]),
      ...reminderFaults(member, of('reminder'), deadlines),
      ...alertFaults(member, of('alert'), deadlines),
      ...changeFaults(month, member, of('change'), deadlines),
      ...billingFaults(month, member, mails),
      ...twiceFaults(member, mails),
    ];
  });
  return faults;
}

const unsent = z.array(z.object({ subject: z.string(), recipient: z.string(), attempts: z.number() }));

/** Returns the mail that was written but not sent. */
export async function outboxFaults({ product }: Month): Promise<string[]> {
  const rows = await product
    .db()
    .all(sql`SELECT subject, recipient, attempts FROM outbox WHERE sent_at IS NULL OR failure IS NOT NULL`);
  return unsent
    .parse(rows)
    .map(({ subject, recipient, attempts }) => `"${subject}" to ${recipient} was not sent (${attempts} attempts)`);
}

function unconfirmedFaults({ email, confirmedAt }: Member, mails: readonly SeenMail[]): string[] {
  const early = mails.filter(({ createdAt }) => confirmedAt === null || createdAt < confirmedAt);
  return early.map(({ subject }) => `"${subject}" went to ${email}, which nobody confirmed`);
}

function twiceFaults({ email }: Member, mails: readonly SeenMail[]): string[] {
  // A link with a token makes each copy look different.
  const texts = mails.map(({ subject, text, createdAt }) => `${subject}\n${text}\n${Math.floor(createdAt / HOUR)}`);
  const twice = mails.filter((_, index) => texts.indexOf(texts[index] ?? '') !== index);
  return twice.map(({ subject }) => `"${subject}" went to ${email} twice within an hour`);
}

interface Deadline {
  createdAt: number;
  deadlineAt: number | null;
  /** True if another program is shown in its place, or if it's no longer listed. */
  isGone: boolean;
}
const deadlineRows = z.array(
  z.object({
    ...{ id: z.string(), at: z.nullable(z.string()), status: z.string(), merged: z.nullable(z.string()) },
    ...{ createdAt: z.string(), isUnlisted: z.int() },
  }),
);

async function deadlinesOf({ product }: Month): Promise<Map<string, Deadline>> {
  const rows = await product
    .db()
    .all(sql`SELECT id, deadline_at AS at, status, merged_into AS merged, created_at AS createdAt,
      content_hash = '' AS isUnlisted FROM grants`);
  const isPast = (at: string | null) => at !== null && Date.parse(at) < Date.now();
  return new Map(
    deadlineRows.parse(rows).map(({ id, at, status, merged, createdAt, isUnlisted }) => {
      // A program that its source no longer lists was closed before its deadline.
      const isGone = merged !== null || isUnlisted === 1 || (status !== 'open' && !isPast(at));
      return [id, { createdAt: Date.parse(createdAt), deadlineAt: at === null ? null : Date.parse(at), isGone }];
    }),
  );
}

/** Checks that each lead time of a saved program's deadline is mailed once, on its morning. */
function reminderFaults(
  member: Member,
  mails: readonly SeenMail[],
  deadlines: ReadonlyMap<string, Deadline>,
): string[] {
  if (member.confirmedAt === null) return [];
  return member.saved.flatMap(({ grantId, savedAt }) => {
    const { deadlineAt = null, isGone = true } = deadlines.get(grantId) ?? {};
    if (deadlineAt === null || isGone) return [];
    const deadline = new Date(deadlineAt).toISOString();
    const leftWhenSaved = daysUntil(deadline, ZONE, savedAt);
    const mailedAt = mails.filter((mail) => programsIn(mail).includes(grantId)).map(({ createdAt }) => createdAt);
    const due = LEADS.filter((lead) => lead < leftWhenSaved).map((lead) => morningBefore(deadline, lead));
    const isOver = (morning: number) => morning + LATE < Date.now();
    const forgotten = due.filter(
      (morning) => isOver(morning) && !mailedAt.some((at) => at >= morning - HOUR && at <= morning + LATE),
    );
    const isEarly = (member.confirmedAt ?? 0) > Math.min(...due);
    const name = `the deadline of ${grantId} (${deadline.slice(0, 10)}) to ${member.email}`;
    return [
      ...(isEarly ? [] : forgotten.map((at) => `a reminder of ${name} was forgotten on ${day(at)}`)),
      ...(mailedAt.length > due.length ? [`${mailedAt.length} reminders of ${name}, and ${due.length} were due`] : []),
    ];
  });
}

/** Returns seven in the morning this many days before a deadline. */
function morningBefore(deadline: string, lead: number): number {
  for (let at = Math.floor((Date.parse(deadline) - (lead + 2) * DAY) / HOUR) * HOUR; ; at += HOUR) {
    const isMorning = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', hourCycle: 'h23' }).format(
      at,
    );
    if (Number(isMorning) === 7 && daysUntil(deadline, ZONE, at) <= lead) return at;
  }
}

/**
 * Checks that each new program in a search's results is mailed once, and soon. An older program that's found later
 * isn't news.
 */
function alertFaults(
  { email, search, confirmedAt, fate }: Member,
  mails: readonly SeenMail[],
  programs: ReadonlyMap<string, Deadline>,
): string[] {
  if (!search || confirmedAt === null) return [];
  const mailed = mails.flatMap(programsIn);
  const twice = mailed.filter((id, index) => mailed.indexOf(id) !== index);
  const fresh = [...search.found].filter(([id, at]) => at > 0 && at - (programs.get(id)?.createdAt ?? 0) < DAY);
  const late = [...search.found].filter(([id, at]) => at > 0 && !fresh.some(([one]) => one === id));
  for (const [id, at] of late) console.log(`${email} finds ${id} since ${day(at)}, later than it came`);
  const isDaily = search.frequency === 'daily' && fate === 'keeps';
  const within = (isDaily ? 1 : 8) * DAY + LATE;
  const isTold = ([, at]: [string, number]) =>
    at + within > Date.now() || mails.some(({ createdAt }) => createdAt >= at && createdAt <= at + within);
  const counts = mails.map(({ subject }) => ({
    isLeast: /^More than/.test(subject),
    count: Number(/\d+/.exec(subject)?.[0]),
  }));
  const counted = counts.reduce((sum, { count }) => sum + count, 0);
  const due = fresh.filter(([, at]) => at <= (mails.at(-1)?.createdAt ?? 0)).length;
  const isRight = counts.some(({ isLeast }) => isLeast) ? counted <= due : counted === due;
  return [
    ...twice.map((id) => `${id} was told to ${email} twice`),
    ...fresh
      .filter((one) => !isTold(one))
      .map(([id, at]) => `${id}, found on ${day(at)}, was not told to ${email} (${fate})`),
    ...(isRight ? [] : [`${email} (${fate}) was told of ${counted} new programs, and ${due} were found`]),
  ];
}

/** Checks that a change in a saved program's source is mailed within a day. */
function changeFaults(
  { book }: Month,
  member: Member,
  mails: readonly SeenMail[],
  deadlines: ReadonlyMap<string, Deadline>,
): string[] {
  if (member.confirmedAt === null) return [];
  return book.changes.flatMap(({ grantId, readAt }) => {
    const saved = member.saved.find((one) => one.grantId === grantId);
    const { isGone = true, deadlineAt = null } = deadlines.get(grantId) ?? {};
    const isOver = deadlineAt !== null && deadlineAt < readAt + LATE;
    if (!saved || isGone || isOver || saved.savedAt > readAt - HOUR || (member.confirmedAt ?? 0) > readAt) return [];
    if (readAt + LATE > Date.now()) return [];
    const inTime = mails.filter((mail) => mail.createdAt >= readAt - HOUR && mail.createdAt <= readAt + LATE);
    const isTold = inTime.some((mail) => programsIn(mail).includes(grantId));
    return isTold ? [] : [`the change of ${grantId} on ${day(readAt)} was not told to ${member.email}`];
  });
}

const cycle = z.object({ id: z.string(), billing_reason: z.nullish(z.string()), amount_paid: z.number() });
const refunded = z.object({ id: z.string() });

/** Returns whether this Stripe event must always lead to an email to the member. */
function isTold({ type, data }: WireEvent, settled: ReadonlySet<string>): boolean {
  if (type === 'invoice.paid') return cycle.parse(data.object).amount_paid > 0;
  if (type === 'invoice.payment_failed') {
    const { id, billing_reason } = cycle.parse(data.object);
    return billing_reason !== 'subscription_create' && !settled.has(id);
  }
  if (type === 'charge.refunded') return refunded.safeParse(data.object).success;
  return type === 'charge.dispute.created' || type === 'charge.dispute.closed';
}

/** Checks that payments, failures, refunds and disputes are mailed once each. */
function billingFaults(month: Month, member: Member, mails: readonly SeenMail[]): string[] {
  if (!member.customer) return [];
  const events = handledEvents(month, member.customer);
  const settled = new Set(
    events.flatMap(({ type, data }) => (/^invoice\.(paid|voided)$/.test(type) ? [String(data.object['id'])] : [])),
  );
  const silent = events.filter(
    (event) => isTold(event, settled) && !mails.some(({ onceKey }) => onceKey === `stripe:${event.id}`),
  );
  const ends = events.filter(({ type }) => type === 'customer.subscription.deleted');
  const endMails = mails.filter(({ subject }) => /has ended$/.test(subject));
  return [
    ...silent.map(
      ({ type, created }) => `${type} of ${day(created * 1000)} was not told to ${member.email} (${member.fate})`,
    ),
    ...(endMails.length > ends.length + 1
      ? [`${member.email} was told ${endMails.length} times that the plan ended`]
      : []),
  ];
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}
