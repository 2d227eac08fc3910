import { and, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  adminTokens,
  analyses,
  analysisCalls,
  attempts,
  crawlRuns,
  deadlineReminders,
  devices,
  emailChanges,
  embeddings,
  errorCounts,
  linkChecks,
  officialTexts,
  outbox,
  passkeyChallenges,
  passwordResets,
  priorityOrders,
  searchEmbeddings,
  sessions,
  signInCodes,
  stripeEvents,
  unsubscribeLinks,
} from '../../db/schema/index.ts';
import { DEVICE_LIFE_MS } from '../account/sessions/devices.ts';
import { sessionsThatEnded } from '../account/sessions/sessions.ts';

/** How long to keep mail, whether it was sent or given up on. */
const MAIL_KEPT_MS = 30 * 24 * 60 * 60_000;

/** How long to keep a search's vector. A new one costs next to nothing. */
const SEARCH_VECTORS_KEPT_MS = 30 * 24 * 60 * 60_000;

/** Stripe resends an event for several days. After that, it no longer signs it. */
const EVENTS_KEPT_MS = 60 * 24 * 60 * 60_000;
/** How long to keep a fault that has no analysis. */
const FAULTS_KEPT_MS = 24 * 60 * 60_000;

/**
 * Addresses in use are checked every few days (worker/features/programs/links), so one that isn't is no longer in use.
 */
const LINK_CHECKS_KEPT_MS = 60 * 24 * 60 * 60_000;
/** Far longer than the two weeks that the admin's cost table shows. */
const AI_CALLS_KEPT_MS = 60 * 24 * 60 * 60_000;
/** After this time, an unchanged text costs one more call. Deletes a limited number per night, oldest first. */
const VECTORS_KEPT_MS = 180 * 24 * 60 * 60_000;
const VECTORS_A_NIGHT = 2000;
const ERROR_COUNTS_KEPT_MS = 30 * 24 * 60 * 60_000;

/** An analysis is valid for 30 days, and its texts were read within the week before it. */
const OFFICIAL_TEXTS_KEPT_MS = 60 * 24 * 60 * 60_000;

/** How many of the crawler's runs to keep, with their errors. */
const RUNS_KEPT = 50;

/** Deletes what is no longer needed: old mail, and anything expired. Returns how many rows it deleted, by table. */
export async function sweep(db: Database) {
  const now = Date.now();
  const ago = (ms: number) => new Date(now - ms).toISOString();
  const at = ago(0);
  const [
    mails,
    ended,
    resets,
    changes,
    counts,
    tokens,
    links,
    reminders,
    searches,
    events,
    analysed,
    runs,
    addresses,
    errors,
    orders,
    texts,
    browsers,
    codes,
    challenges,
    calls,
    vectors,
  ] = await db.batch([
    db.delete(outbox).where(lt(outbox.createdAt, ago(MAIL_KEPT_MS))),
    db.delete(sessions).where(sessionsThatEnded(now)),
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, at)),
    db.delete(emailChanges).where(lte(emailChanges.expiresAt, at)),
    db.delete(attempts).where(lte(attempts.expiresAt, at)),
    db.delete(adminTokens).where(lte(adminTokens.expiresAt, at)),
    db.delete(unsubscribeLinks).where(lte(unsubscribeLinks.expiresAt, at)),
    db.delete(deadlineReminders).where(lte(deadlineReminders.deadlineAt, at)),
    db.delete(searchEmbeddings).where(lt(searchEmbeddings.createdAt, ago(SEARCH_VECTORS_KEPT_MS))),
    db.delete(stripeEvents).where(lt(stripeEvents.handledAt, ago(EVENTS_KEPT_MS))),
    db
      .delete(analyses)
      .where(
        or(lte(analyses.goodUntil, at), and(isNull(analyses.goodUntil), lt(analyses.createdAt, ago(FAULTS_KEPT_MS)))),
      ),
    db
      .delete(crawlRuns)
      .where(sql`${crawlRuns.id} <= (SELECT id FROM crawl_runs ORDER BY id DESC LIMIT 1 OFFSET ${RUNS_KEPT})`),
    db.delete(linkChecks).where(
      or(
        lt(linkChecks.checkedAt, ago(LINK_CHECKS_KEPT_MS)),
        // Held by a request that never finished.
        and(isNull(linkChecks.checkedAt), lt(linkChecks.heldUntil, at)),
      ),
    ),
    db.delete(errorCounts).where(lt(errorCounts.lastAt, ago(ERROR_COUNTS_KEPT_MS))),
    db.delete(priorityOrders).where(lte(priorityOrders.goodUntil, at)),
    db
      .delete(officialTexts)
      .where(lt(sql`coalesce(${officialTexts.readAt}, ${officialTexts.nextAt})`, ago(OFFICIAL_TEXTS_KEPT_MS))),
    db.delete(devices).where(lt(devices.lastSignInAt, ago(DEVICE_LIFE_MS))),
    db.delete(signInCodes).where(lte(signInCodes.expiresAt, at)),
    db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, at)),
    db.delete(analysisCalls).where(lt(analysisCalls.createdAt, ago(AI_CALLS_KEPT_MS))),
    db
      .delete(embeddings)
      .where(
        and(
          sql`rowid IN (SELECT rowid FROM ${embeddings} ORDER BY rowid LIMIT ${VECTORS_A_NIGHT})`,
          lt(embeddings.createdAt, ago(VECTORS_KEPT_MS)),
        ),
      ),
  ]);
  return {
    outbox: mails.rowsAffected,
    sessions: ended.rowsAffected,
    passwordResets: resets.rowsAffected,
    emailChanges: changes.rowsAffected,
    attempts: counts.rowsAffected,
    adminTokens: tokens.rowsAffected,
    unsubscribeLinks: links.rowsAffected,
    deadlineReminders: reminders.rowsAffected,
    searchEmbeddings: searches.rowsAffected,
    stripeEvents: events.rowsAffected,
    analyses: analysed.rowsAffected,
    crawlRuns: runs.rowsAffected,
    linkChecks: addresses.rowsAffected,
    errorCounts: errors.rowsAffected,
    priorityOrders: orders.rowsAffected,
    officialTexts: texts.rowsAffected,
    devices: browsers.rowsAffected,
    signInCodes: codes.rowsAffected,
    passkeyChallenges: challenges.rowsAffected,
    analysisCalls: calls.rowsAffected,
    embeddings: vectors.rowsAffected,
  };
}
