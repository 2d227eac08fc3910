import { and, desc, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { StatusLine } from '../../../contract/status.ts';
import { whoAnswers } from '../../clients/ai/ai.ts';
import { MAX_ATTEMPTS } from '../../clients/mail/outbox.ts';
import type { Database } from '../../db/client.ts';
import { analysisCalls, departedCustomers, outbox, stripeEvents, subscriptions } from '../../db/schema/index.ts';
import type { Settings } from '../../env.ts';
import { isOfRealWeb } from '../../web/outside.ts';
import { IS_FAULT } from '../ai/calls.ts';
import { broken, count, isOlderThan, item, lineOf, look, MINUTE_MS, moment, text } from './line.ts';

/** The scheduled task runs every five minutes, and waits at most 15 minutes after a failure. */
const LATE_MS = 20 * MINUTE_MS;
const MOST_ITEMS = 5;

const waitingMail = z.object({ waiting: z.int(), given_up: z.int(), oldest: z.nullable(z.string()) });

/** Returns the mail that is pending, and the mail that was given up on. */
export async function mailLine(db: Database, settings: Settings, now: number): Promise<StatusLine> {
  const [[row], failures] = await Promise.all([
    db.all(sql`
      SELECT coalesce(sum(attempts < ${MAX_ATTEMPTS}), 0) AS waiting,
        coalesce(sum(attempts >= ${MAX_ATTEMPTS}), 0) AS given_up,
        min(CASE WHEN attempts < ${MAX_ATTEMPTS} THEN created_at END) AS oldest
      FROM ${outbox} WHERE sent_at IS NULL`),
    db
      .select({ failure: outbox.failure, createdAt: outbox.createdAt })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNotNull(outbox.failure)))
      .orderBy(desc(outbox.id))
      .limit(MOST_ITEMS),
  ]);
  const { waiting, given_up: givenUp, oldest } = waitingMail.parse(row);
  const isKept = settings.MAIL_TRANSPORT === 'outbox';
  const matters = [
    isKept && isOfRealWeb(settings.APP_URL) && broken('mail_not_sent'),
    isOlderThan(oldest, LATE_MS, now) && broken('mail_late'),
    givenUp > 0 && look('mail_given_up'),
  ];
  return lineOf('mail', matters, {
    figures: [
      text('transport', settings.MAIL_TRANSPORT),
      count('waiting', waiting),
      ...(oldest === null ? [] : [moment('oldest', oldest)]),
      count('givenUp', givenUp),
    ],
    // A failure may contain the recipient's address. The runbook says where to find it.
    items: failures.map(({ failure, createdAt }) =>
      item((failure ?? '').replace(/\S+@\S+/g, '[address]'), { since: createdAt }),
    ),
  });
}

/** Returns when Stripe's last event was handled, and what is still unsettled. */
export async function paymentsLine(db: Database, settings: Settings, now: number): Promise<StatusLine> {
  const late = new Date(now - LATE_MS).toISOString();
  const [[last], overdue, departed] = await Promise.all([
    db.select({ handledAt: stripeEvents.handledAt }).from(stripeEvents).orderBy(desc(stripeEvents.handledAt)).limit(1),
    db.$count(subscriptions, lt(subscriptions.checkAt, late)),
    db.$count(departedCustomers, gt(departedCustomers.attempts, 1)),
  ]);
  const isOff = settings.STRIPE_SECRET_KEY === undefined;
  const matters = [isOff && look('payments_off'), overdue + departed > 0 && look('payments_late')];
  return lineOf('payments', matters, {
    figures: [
      moment('lastEvent', last?.handledAt ?? null),
      count('overduePlans', overdue),
      count('departedCustomers', departed),
    ],
  });
}

const aiDay = z.object({ calls: z.int(), cost: z.number(), faults: z.int() });
const FEW_FAULTS = 3;

/** Returns whether a model is set up, what its calls cost today (UTC), and how many of them failed. */
export async function aiLine(db: Database, settings: Settings, now: number): Promise<StatusLine> {
  const today = new Date(now).toISOString().slice(0, 10);
  const rows = await db
    .select({
      calls: sql<number>`count(*)`,
      cost: sql<number>`coalesce(sum(${analysisCalls.cost}), 0)`,
      faults: sql<number>`coalesce(sum(${IS_FAULT}), 0)`,
    })
    .from(analysisCalls)
    .where(gte(analysisCalls.createdAt, today));
  const { calls, cost, faults } = aiDay.parse(rows[0]);
  const { AI_DAILY_BUDGET: budget } = settings;
  const isOff = whoAnswers(settings) === 'nobody';
  const matters = [
    faults >= FEW_FAULTS && faults * 2 > calls && look('ai_faults'),
    budget > 0 && cost >= budget * 0.9 && look('ai_budget'),
    isOff && look('ai_off'),
  ];
  return lineOf('ai', matters, {
    figures: [
      text('model', isOff ? 'no_model' : settings.AI_MODEL),
      count('calls', calls),
      count('faults', faults),
      { name: 'cost', kind: 'usd', value: cost },
      { name: 'budget', kind: 'usd', value: budget > 0 ? budget : null },
    ],
  });
}
