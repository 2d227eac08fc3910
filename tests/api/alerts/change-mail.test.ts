import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getAlerts, getUnsubscription, postUnsubscription, putChangeMail } from '../../../contract/saved/alerts.ts';
import {
  changeMails,
  crawlRuns,
  grantChanges,
  grants,
  outbox,
  savedGrants,
  unsubscribeLinks,
  users,
} from '../../../worker/db/schema/index.ts';
import { sendChanges } from '../../../worker/features/alerts/changes.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { ALERTS, linkIn, MAILING, minutesAgo } from '../../harness/members/alert-kit.ts';
import { scheduledWorker } from '../../harness/product/scheduled-worker.ts';

const HOUR = 60;
const { db, newClient, run } = await scheduledWorker();
let programs = 0;

beforeEach(async () => {
  await db.delete(grantChanges);
  await db.delete(changeMails);
  await db.delete(outbox);
});

async function program() {
  programs += 1;
  const [id, title] = [`changed-${programs}`, `Echidna Fund ${programs}`];
  await upsertPrograms(db, [newProgram(id, { title })]);
  return { id, title };
}

/** Creates a member who saved these programs a day ago. */
async function member(saved: readonly { id: string }[], { confirmed = true } = {}) {
  const account = await storedAccount(db);
  const emailConfirmedAt = confirmed ? minutesAgo(1) : null;
  await db.update(users).set({ emailConfirmedAt }).where(eq(users.id, account.id));
  for (const { id } of saved)
    await db.insert(savedGrants).values({ userId: account.id, grantId: id, savedAt: minutesAgo(24 * HOUR) });
  return account;
}

type Change = Partial<typeof grantChanges.$inferInsert>;
const changed = ({ id }: { id: string }, given: Change = {}) =>
  db.insert(grantChanges).values({ grantId: id, field: 'amount', before: '$1,000', after: '$2,000', ...given });
const mailsTo = ({ email }: { email: string }) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
const unreported = async () => (await db.select().from(grantChanges)).filter(({ notifiedAt }) => notifiedAt === null);
/** Backdates the last email so the next one may be sent. */
const later = () => db.update(changeMails).set({ sentAt: minutesAgo(7 * HOUR) });

test('one email lists all changes to saved programs: before, after and when', async () => {
  const [one, two, other] = [await program(), await program(), await program()];
  const account = await member([one, two]);
  await changed(one, {
    field: 'deadline',
    before: '2027-01-31',
    after: '2027-02-15',
    source: 'Grants.gov notice A-1',
    createdAt: minutesAgo(3),
  });
  await changed(one, { before: null, createdAt: minutesAgo(2) });
  await changed(two, {
    field: 'eligibility',
    before: 'Owners <b>\nVeterans',
    after: 'Owners',
    createdAt: minutesAgo(1),
  });
  await changed(other);
  await run(ALERTS);
  const [mail, second] = await mailsTo(account);
  expect(second).toBeUndefined();
  expect(mail?.subject).toBe('2 saved programs have changed');
  for (const line of [
    ...[two.title, 'Who can apply: Owners <b>; Veterans → Owners', one.title],
    ...['Deadline: January 31, 2027 → February 15, 2027 (from Grants.gov notice A-1)', 'Amount: not stated → $2,000'],
    ...[`https://grantlight.example/grants/${one.id}/apply`],
  ])
    expect(mail?.plainText).toContain(line);
  expect(mail?.plainText).toMatch(/Deadline and amount changed on \w+ \d+, 20\d\d/);
  expect(mail?.plainText.indexOf(two.title)).toBeLessThan(mail?.plainText.indexOf(one.title) ?? 0);
  expect(mail?.html).toContain('Owners &lt;b&gt;; Veterans → Owners');
  expect(mail?.html).not.toContain(other.title);
  expect(mail?.userId).toBe(account.id);
  expect(await unreported()).toEqual([]);
  await later();
  await run(ALERTS);
  expect(await mailsTo(account)).toHaveLength(1);
});

test("values that only look like dates, or differ in spacing, don't break an email", async () => {
  const [odd, blank] = [await program(), await program()];
  const account = await member([odd, blank]);
  await changed(odd, { before: '2026-13-45', after: '9999-99-99' });
  await changed(blank, { field: 'eligibility', before: 'Owners\nVeterans', after: 'Owners\n\n Veterans' });
  expect(await sendChanges(db, MAILING)).toEqual({ changeMails: 1, changeMailsFailed: 0 });
  const [mail] = await mailsTo(account);
  expect(mail?.plainText).toContain('Amount: 2026-13-45 → 9999-99-99');
  expect(mail?.plainText).not.toContain(blank.title);
  expect(await unreported()).toEqual([]);
});

test('a single change is named in the subject', async () => {
  const one = await program();
  const account = await member([one]);
  await changed(one);
  await run(ALERTS);
  expect((await mailsTo(account))[0]?.subject).toBe(`Amount changed: ${one.title}`);
});

test('only members who saved it earlier, confirmed their address and want mail get it', async () => {
  const one = await program();
  const [unconfirmed, late, unwilling] = [
    await member([one], { confirmed: false }),
    await member([]),
    await member([one]),
  ];
  await changed(one, { createdAt: minutesAgo(5) });
  await db.insert(savedGrants).values({ userId: late.id, grantId: one.id, savedAt: minutesAgo(4) });
  const client = newClient();
  await signIn(db, client, unwilling.id);
  expect((await client.ok(getAlerts)).body.tellsChanges).toBe(true);
  await client.ok(putChangeMail, { body: { tellsChanges: false } });
  expect((await client.ok(getAlerts)).body.tellsChanges).toBe(false);
  await run(ALERTS);
  expect(await db.select().from(outbox)).toEqual([]);
  // Nobody is left to notify, so later news starts from here.
  expect(await unreported()).toEqual([]);
  await db
    .update(users)
    .set({ emailConfirmedAt: minutesAgo(0) })
    .where(eq(users.id, unconfirmed.id));
  await run(ALERTS);
  expect(await db.select().from(outbox)).toEqual([]);
});

test('changes between emails are shown first to last, or dropped if these are equal', async () => {
  const [moved, restored] = [await program(), await program()];
  const [account, other] = [await member([moved, restored]), await member([restored])];
  for (const [before, after] of [
    ['$1', '$2'],
    ['$2', '$3'],
  ])
    await changed(moved, { before: before ?? '', after: after ?? '' });
  for (const [before, after] of [
    ['$8', '$9'],
    ['$9', '$8'],
  ])
    await changed(restored, { before: before ?? '', after: after ?? '' });
  await run(ALERTS);
  const [mail] = await mailsTo(account);
  expect(mail?.plainText).toContain('Amount: $1 → $3');
  expect(mail?.plainText).not.toContain(restored.title);
  expect(await mailsTo(other)).toEqual([]);
  expect(await unreported()).toEqual([]);
});

test('changes soon after an email wait for the next one', async () => {
  const one = await program();
  const account = await member([one]);
  await changed(one);
  await run(ALERTS);
  await changed(one, { before: '$2,000', after: '$3,000' });
  await changed(one, { before: '$3,000', after: '$4,000' });
  await run(ALERTS);
  expect(await mailsTo(account)).toHaveLength(1);
  expect(await unreported()).toHaveLength(2);
  await later();
  await run(ALERTS);
  const [, second, third] = await mailsTo(account);
  expect(second?.plainText).toContain('Amount: $2,000 → $4,000');
  expect(third).toBeUndefined();
  expect(await unreported()).toEqual([]);
});

test('no mail is sent during a crawl, unless the crawl died', async () => {
  const one = await program();
  const account = await member([one]);
  await changed(one);
  await db.insert(crawlRuns).values({ startedBy: 'the schedule', holder: 'a test' });
  await run(ALERTS);
  expect(await mailsTo(account)).toEqual([]);
  await db.update(crawlRuns).set({ heartbeatAt: minutesAgo(11) });
  await run(ALERTS);
  expect(await mailsTo(account)).toHaveLength(1);
  await db.delete(crawlRuns);
});

test('hidden programs and changes two weeks old are not mailed', async () => {
  const [hidden, old] = [await program(), await program()];
  await member([hidden]);
  const early = await member([]);
  await db.insert(savedGrants).values({ userId: early.id, grantId: old.id, savedAt: minutesAgo(100 * 24 * HOUR) });
  await db.update(grants).set({ status: 'hidden' }).where(eq(grants.id, hidden.id));
  await changed(hidden);
  await changed(old, { createdAt: minutesAgo(15 * 24 * HOUR) });
  await run(ALERTS);
  expect(await db.select().from(outbox)).toEqual([]);
  expect(await unreported()).toEqual([]);
});

test('concurrent runs notify each member once and continue where one stopped', async () => {
  const one = await program();
  const members = [];
  for (let place = 0; place < 12; place += 1) members.push(await member([one]));
  await changed(one);
  expect(await sendChanges(db, MAILING, 5)).toEqual({ changeMails: 5, changeMailsFailed: 0 });
  expect(await unreported()).toHaveLength(1);
  await Promise.all([run(ALERTS), sendChanges(db, MAILING), sendChanges(db, MAILING)]);
  const recipients = (await db.select().from(outbox)).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(members.map(({ email }) => email).toSorted());
  expect(await unreported()).toEqual([]);
});

test("an email that can't be stored delays no others and is not lost", async () => {
  const one = await program();
  const [broken, well] = [await member([one]), await member([one])];
  await db
    .update(users)
    .set({ email: `no address ${broken.id}` })
    .where(eq(users.id, broken.id));
  await changed(one);
  expect(await sendChanges(db, MAILING)).toEqual({ changeMails: 1, changeMailsFailed: 1 });
  expect(await mailsTo(well)).toHaveLength(1);
  await db.update(users).set({ email: broken.email }).where(eq(users.id, broken.id));
  await run(ALERTS);
  expect(await mailsTo(broken)).toHaveLength(1);
  expect(await mailsTo(well)).toHaveLength(1);
});

test('many changes to programs that no one saved are settled in one run', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, program));
  const rows = all.flatMap(({ id }) => Array.from({ length: 100 }, () => ({ grantId: id, field: 'amount' })));
  await db.insert(grantChanges).values(rows);
  expect(await sendChanges(db, MAILING)).toEqual({ changeMails: 0, changeMailsFailed: 0 });
  expect(await unreported()).toEqual([]);
});

test('the link in the email turns off these emails and no others', async () => {
  const one = await program();
  const account = await member([one]);
  await changed(one);
  await run(ALERTS);
  const [mail] = await mailsTo(account);
  const token = linkIn(mail?.plainText);
  expect(mail?.unsubscribeUrl).toBe(`https://grantlight.example/api/unsubscribe/${token}`);
  const stranger = newClient();
  const about = { about: 'changes', name: null };
  expect((await stranger.ok(getUnsubscription, { params: { token } })).body).toEqual({ ...about, isOn: true });
  const headers = { origin: undefined, 'content-type': 'application/x-www-form-urlencoded' };
  const click = { params: { token }, raw: 'List-Unsubscribe=One-Click', headers };
  expect((await stranger.ok(postUnsubscription, click)).body).toEqual({ ...about, isOn: false });
  const client = newClient();
  await signIn(db, client, account.id);
  expect((await client.ok(getAlerts)).body).toMatchObject({ tellsChanges: false, reminderDays: [14, 3] });
  expect(
    await db
      .select()
      .from(unsubscribeLinks)
      .where(inArray(unsubscribeLinks.userId, [account.id])),
  ).toHaveLength(1);
});
