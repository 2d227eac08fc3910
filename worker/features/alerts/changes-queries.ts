import { and, eq, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { LOCALES } from '../../../contract/locales.ts';
import { CHANGED_FIELDS } from '../../../contract/programs/grants.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { intoOutbox } from '../../clients/mail/outbox.ts';
import type { Database } from '../../db/client.ts';
import {
  changeMails,
  crawlRuns,
  grantChanges,
  grants,
  savedGrants,
  unsubscribeLinks,
  users,
} from '../../db/schema/index.ts';
import type { StoredChange } from './gathered.ts';
import type { StoredLink } from './unsubscribe.ts';

/** Returns the last change to report in this run, and whether a crawl is active; null if there's nothing to report. */
export async function findUnreportedChanges(
  db: Database,
  aliveSince: string,
): Promise<{ upTo: number; isCrawling: boolean } | null> {
  const [row] = await db
    .select({
      upTo: max(grantChanges.id),
      isCrawling: sql<number>`EXISTS (SELECT 1 FROM ${crawlRuns} WHERE status = 'running' AND heartbeat_at > ${aliveSince})`,
    })
    .from(grantChanges)
    .where(sql`${grantChanges.notifiedAt} IS NULL`);
  return row && row.upTo !== null ? { upTo: row.upTo, isCrawling: row.isCrawling === 1 } : null;
}

/** The condition for changes to notify a member about. `told` is the member's `change_mails` row, if any. */
const isOwed = sql`owed.told_at IS NULL AND saved.saved_at <= owed.created_at AND owed.id > coalesce(told.up_to, 0)
  AND member.tells_changes AND member.email_confirmed_at IS NOT NULL`;
const isShown = sql`owed.field IN ${CHANGED_FIELDS} AND program.status <> 'hidden'`;

/**
 * Marks changes as handled if they're too old or no member needs to hear about them. Takes a single statement, no
 * matter how many changes to unsaved programs there are.
 */
export async function settleChanges(
  db: Database,
  { now, tooOld, most }: { now: string; tooOld: string; most: number },
): Promise<number> {
  const result = await db.run(sql`
    UPDATE ${grantChanges} SET told_at = ${now} WHERE id IN (
      SELECT owed.id FROM (SELECT * FROM ${grantChanges} WHERE told_at IS NULL ORDER BY id LIMIT ${most}) AS owed
      JOIN ${grants} AS program ON program.id = owed.grant_id
      WHERE owed.created_at < ${tooOld} OR NOT (${isShown}) OR NOT EXISTS (
        SELECT 1 FROM ${savedGrants} AS saved JOIN ${users} AS member ON member.id = saved.user_id
        LEFT JOIN ${changeMails} AS told ON told.user_id = saved.user_id
        WHERE saved.grant_id = owed.grant_id AND ${isOwed}))`);
  return result.rowsAffected;
}

const owedMember = z.object({ id: z.int(), email: z.string(), language: z.enum(LOCALES), upTo: z.int() });
export type OwedMember = z.infer<typeof owedMember>;

/** Returns members after `afterId` who have changes to hear about and whose last such email is old enough. */
export async function findOwedMembers(
  db: Database,
  { afterId, upTo, mailedBefore, limit }: { afterId: number; upTo: number; mailedBefore: string; limit: number },
): Promise<OwedMember[]> {
  const rows = await db.all(sql`
    SELECT DISTINCT member.id AS id, member.email AS email, member.language AS language, coalesce(told.up_to, 0) AS upTo ${owedRows}
    WHERE ${isOwed} AND ${isShown} AND owed.id <= ${upTo} AND member.id > ${afterId}
      AND coalesce(told.sent_at, '') <= ${mailedBefore}
    ORDER BY member.id LIMIT ${limit}`);
  return z.array(owedMember).parse(rows);
}

const owedRows: SQL = sql`FROM ${grantChanges} AS owed JOIN ${grants} AS program ON program.id = owed.grant_id
  JOIN ${savedGrants} AS saved ON saved.grant_id = owed.grant_id
  JOIN ${users} AS member ON member.id = saved.user_id
  LEFT JOIN ${changeMails} AS told ON told.user_id = member.id`;

const text = z.nullable(z.string());
const owedChange = z.object({
  ...{ userId: z.int(), grantId: z.string(), title: z.string(), provider: text },
  ...{ field: z.string(), before: text, after: text, source: text, createdAt: z.string() },
});

/** Returns the changes for several members, oldest first. */
export async function findOwedChanges(
  db: Database,
  memberIds: readonly number[],
  upTo: number,
): Promise<(StoredChange & { userId: number })[]> {
  const rows = await db.all(sql`
    SELECT member.id AS userId, program.id AS grantId, program.title AS title, program.provider AS provider,
      owed.field AS field, owed.before AS before, owed.after AS after, owed.source AS source,
      owed.created_at AS createdAt ${owedRows}
    WHERE ${isOwed} AND ${isShown} AND owed.id <= ${upTo}
      AND member.id IN (SELECT value FROM json_each(${JSON.stringify(memberIds)}))
    ORDER BY owed.id`);
  return z.array(owedChange).parse(rows);
}

/** Marks members as notified up to a change. Never moves a member's mark back. */
export async function skipChanges(db: Database, members: readonly OwedMember[], upTo: number): Promise<void> {
  if (members.length === 0) return;
  await db.run(sql`
    INSERT INTO ${changeMails} (user_id, up_to)
    SELECT id, ${upTo} FROM ${users} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(members.map(({ id }) => id))}))
    ON CONFLICT (user_id) DO UPDATE SET up_to = max(up_to, excluded.up_to)`);
}

/**
 * Stores a member's email in the outbox and marks how far it reports, all or nothing. Does nothing if the member was
 * already notified, left, turned these emails off or changed their address. Returns whether the email was stored.
 */
export async function storeChangeMail(
  db: Database,
  member: OwedMember,
  mail: Mail,
  link: StoredLink,
  { upTo, sentAt }: { upTo: number; sentAt: string },
): Promise<boolean> {
  const known = sql`coalesce((SELECT up_to FROM ${changeMails} WHERE user_id = ${users.id}), 0) = ${member.upTo}`;
  const owner = () =>
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, member.id),
          eq(users.email, member.email),
          eq(users.tellsChanges, true),
          isNotNull(users.emailConfirmedAt),
          known,
        ),
      );
  const [, , done] = await db.batch([
    intoOutbox(db, mail, owner()),
    db.run(
      sql`WITH owner(id) AS ${owner()}
          INSERT INTO ${unsubscribeLinks} (token_hash, user_id, about, expires_at)
          SELECT ${link.tokenHash}, id, 'changes', ${link.expiresAt} FROM owner`,
    ),
    db.run(
      sql`WITH owner(id) AS ${owner()}
          INSERT INTO ${changeMails} (user_id, up_to, sent_at) SELECT id, ${upTo}, ${sentAt} FROM owner WHERE true
          ON CONFLICT (user_id) DO UPDATE SET up_to = excluded.up_to, sent_at = excluded.sent_at`,
    ),
  ]);
  return done.rowsAffected > 0;
}
