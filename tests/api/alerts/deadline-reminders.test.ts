import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getAlerts, getUnsubscription, postUnsubscription, putReminders } from '../../../contract/saved/alerts.ts';
import { deadlineReminders, grants, outbox, savedGrants, users } from '../../../worker/db/schema/index.ts';
import { sendDueReminders } from '../../../worker/features/alerts/due-reminders.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { MAILING } from '../../harness/members/alert-kit.ts';
import { scheduledWorker } from '../../harness/product/scheduled-worker.ts';

const REMINDERS = '2-59/5 * * * *';
const DAY = 24 * 60 * 60_000;

const { db, newClient, run } = await scheduledWorker();
let programs = 0;

beforeEach(async () => {
  // Keeps other tests' members from getting reminders now.
  await db.update(users).set({ nextReminderAt: daysFromNow(1) });
  await db.delete(outbox);
});

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();
/** Returns the date this many days from now in the time zone of these tests' members. */
const dateIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY);

/** Stores a program with this deadline, which a member saved long ago. */
async function saved(userId: number, daysLeft: number, kind: 'fixed' | 'rolling' = 'fixed', savedDaysAgo = 90) {
  programs += 1;
  const id = `deadline-${programs}`;
  const date = kind === 'fixed' ? { date: dateIn(daysLeft) } : {};
  const deadline = { kind, text: `In ${daysLeft} days`, source: 'law', ...date };
  await upsertPrograms(db, [newProgram(id, { title: `Caracal Fund ${programs}`, deadline })]);
  await db.insert(savedGrants).values({ userId, grantId: id, savedAt: daysFromNow(-savedDaysAgo) });
  return { id, title: `Caracal Fund ${programs}` };
}

async function member({ confirmed = true } = {}) {
  const account = await storedAccount(db);
  if (confirmed)
    await db
      .update(users)
      .set({ emailConfirmedAt: daysFromNow(-1) })
      .where(eq(users.id, account.id));
  await db
    .update(users)
    .set({ nextReminderAt: daysFromNow(1) })
    .where(eq(users.id, account.id));
  const client = newClient();
  await signIn(db, client, account.id);
  return { account, client };
}

const mailsTo = (recipient: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id);
const makeDue = (id: number) =>
  db
    .update(users)
    .set({ nextReminderAt: daysFromNow(-0.001) })
    .where(eq(users.id, id));
async function look(id: number) {
  await makeDue(id);
  await run(REMINDERS);
}

test('one daily email lists all near deadlines, nearest first, each once', async () => {
  const { account } = await member();
  const [later, soon] = [await saved(account.id, 14), await saved(account.id, 3)];
  const [far, rolling] = [await saved(account.id, 20), await saved(account.id, 3, 'rolling')];
  await look(account.id);
  const [mail] = await mailsTo(account.email);
  expect(mail?.subject).toBe('2 deadlines coming up for your saved programs');
  for (const text of [mail?.html ?? '', mail?.plainText ?? '']) {
    expect(text.indexOf(soon.title)).toBeLessThan(text.indexOf(later.title));
    expect(text).toMatch(/Due in 3 days: \w+day, \w+ \d+, 20\d\d/);
    expect(text).toContain(`https://grantlight.example/grants/${soon.id}/apply`);
    for (const { title } of [far, rolling]) expect(text).not.toContain(`${title}<`);
    expect(text).not.toContain(far.id);
    expect(text).not.toContain(rolling.id);
  }
  await look(account.id);
  expect(await mailsTo(account.email)).toHaveLength(1);
  const next = (await db.select().from(users).where(eq(users.id, account.id)))[0]?.nextReminderAt ?? '';
  expect(Date.parse(next)).toBeGreaterThan(Date.now());
});

test('a moved deadline reminds again; passed deadlines and closed programs never do', async () => {
  const { account } = await member();
  const { id, title } = await saved(account.id, 3);
  await look(account.id);
  const [first] = await mailsTo(account.email);
  expect(first?.subject).toBe(`Due in 3 days: ${title}`);
  await db
    .update(grants)
    .set({ deadlineAt: daysFromNow(1.5) })
    .where(eq(grants.id, id));
  await look(account.id);
  expect(await mailsTo(account.email)).toHaveLength(2);
  await db
    .update(grants)
    .set({ deadlineAt: daysFromNow(-0.01) })
    .where(eq(grants.id, id));
  await look(account.id);
  await db
    .update(grants)
    .set({ deadlineAt: daysFromNow(0.9), status: 'closed' })
    .where(eq(grants.id, id));
  await look(account.id);
  expect(await mailsTo(account.email)).toHaveLength(2);
});

test('the member chooses the days, or none', async () => {
  const [chosen, none] = [await member(), await member()];
  await chosen.client.ok(putReminders, { body: { reminderDays: [7] } });
  await none.client.ok(putReminders, { body: { reminderDays: [] } });
  await saved(chosen.account.id, 7);
  await saved(chosen.account.id, 14);
  await saved(none.account.id, 3);
  for (const { account } of [chosen, none]) await makeDue(account.id);
  await run(REMINDERS);
  expect((await mailsTo(chosen.account.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Due in 7 days: /),
  ]);
  expect(await mailsTo(none.account.email)).toEqual([]);
});

test('only confirmed addresses get mail; nothing is lost in the meantime', async () => {
  const { account } = await member({ confirmed: false });
  await saved(account.id, 14);
  await look(account.id);
  expect(await mailsTo(account.email)).toEqual([]);
  await db
    .update(users)
    .set({ emailConfirmedAt: daysFromNow(0) })
    .where(eq(users.id, account.id));
  await look(account.id);
  expect(await mailsTo(account.email)).toHaveLength(1);
});

test('a program saved within one lead time waits for the next', async () => {
  const { account } = await member();
  await saved(account.id, 10, 'fixed', 1);
  await look(account.id);
  expect(await mailsTo(account.email)).toEqual([]);
});

test('concurrent runs remind once and continue where one stopped', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => member()));
  for (const { account } of members) {
    await saved(account.id, 3);
    await makeDue(account.id);
  }
  expect(await sendDueReminders(db, MAILING, 5)).toMatchObject({ reminders: 5 });
  await Promise.all([run(REMINDERS), sendDueReminders(db, MAILING), sendDueReminders(db, MAILING)]);
  const recipients = (await db.select().from(outbox)).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(members.map(({ account }) => account.email).toSorted());
});

test('a reminder that is already recorded rolls back the whole email', async () => {
  const { account } = await member();
  const { id } = await saved(account.id, 3);
  const [program] = await db.select().from(grants).where(eq(grants.id, id));
  const noted = { userId: account.id, grantId: id, daysBefore: 14, deadlineAt: program?.deadlineAt ?? '' };
  await db.insert(deadlineReminders).values(noted);
  await look(account.id);
  // The longer lead time is already recorded, so this email counts only for the shorter one.
  expect(await mailsTo(account.email)).toHaveLength(1);
  const days = (await db.select().from(deadlineReminders).where(eq(deadlineReminders.userId, account.id))).map(
    ({ daysBefore }) => daysBefore,
  );
  expect(days.toSorted()).toEqual([14, 3]);
});

test('the link in the email turns off all reminders', async () => {
  const { account, client } = await member();
  await saved(account.id, 3);
  await look(account.id);
  const [mail] = await mailsTo(account.email);
  const token = /\/unsubscribe\/([\w-]{43})/.exec(mail?.plainText ?? '')?.[1] ?? '';
  expect(mail?.unsubscribeUrl).toBe(`https://grantlight.example/api/unsubscribe/${token}`);
  const stranger = newClient();
  const about = { about: 'reminders', name: null };
  expect((await stranger.ok(getUnsubscription, { params: { token } })).body).toEqual({ ...about, isOn: true });
  expect((await stranger.ok(postUnsubscription, { params: { token } })).body).toEqual({ ...about, isOn: false });
  expect((await client.ok(getAlerts)).body.reminderDays).toEqual([]);
});
