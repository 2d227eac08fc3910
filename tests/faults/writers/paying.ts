import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { getAnalysis, postUnlockAnalysis } from '../../../contract/ai/analysis.ts';
import {
  deleteSubscription,
  getSubscription,
  postActivateSubscription,
  postPrepareSubscription,
} from '../../../contract/billing.ts';
import { postApplication } from '../../../contract/saved/applications.ts';
import { postPriorityOrder } from '../../../contract/search/priority.ts';
import { analyses, subscriptions } from '../../../worker/db/schema/index.ts';
import { TASKS } from '../../../worker/features/upkeep/scheduled.ts';
import type { NewWriter } from './writer.ts';

const [EVERY_FIVE_MINUTES = ''] = Object.keys(TASKS);
const past = () => new Date(Date.now() - 1000).toISOString();

/** Requests analyses. A killed request leaves a claim that expires. */
const requestsAnalyses: NewWriter = async ({ db, newMember, programIds }) => {
  const { client } = await newMember();
  const acknowledged: string[] = [];
  let grantId = '';
  const unlock = async () => {
    const { id } = (await client.ok(postApplication, { body: { grantId } })).body;
    const { analysis } = (await client.ok(postUnlockAnalysis, { params: { id: String(id) } })).body;
    expect(analysis?.madeBy).toBe('model');
    acknowledged.push(grantId);
  };
  return {
    async write() {
      grantId = programIds[acknowledged.length % programIds.length] ?? '';
      await unlock();
    },
    async verify() {
      for (const id of new Set(acknowledged))
        expect((await client.ok(getAnalysis, { params: { id } })).body.analysis?.madeBy).toBe('model');
      // Expires the killed request's claim, so the next request can take over.
      await db.update(analyses).set({ claimedUntil: past() }).where(eq(analyses.grantId, grantId));
      await unlock();
    },
  };
};

/** Has results sorted by the model. Each question is new, and its answer is cached afterwards. */
const sortsResults: NewWriter = async ({ ai, newMember, programIds }) => {
  const answered: { client: Payer['client']; body: { searchTerm: string; ids: string[] }; ids: string[] }[] = [];
  let turn = 0;
  const order = async () => {
    // A new member each time, because each one has a daily limit.
    const { client } = await newMember();
    turn += 1;
    const body = { searchTerm: `Question ${turn}`, ids: programIds.slice(turn % 50, (turn % 50) + 3) };
    const answer = (await client.ok(postPriorityOrder, { body })).body;
    expect(answer.orderedBy).toBe('model');
    answered.push({ client, body, ids: answer.ids });
  };
  return {
    write: order,
    async verify() {
      const before = ai.calls.length;
      for (const { client, body, ids } of answered.slice(-5))
        expect((await client.ok(postPriorityOrder, { body })).body.ids).toEqual(ids);
      expect(ai.calls.length).toBe(before);
      await order();
    },
  };
};

interface Payer {
  client: Awaited<ReturnType<Parameters<NewWriter>[0]['newMember']>>['client'];
  id: number;
  told: 'nothing' | 'active' | 'cancelled';
}

/** Members prepare a payment, pay, activate and cancel, with Stripe's events in between. */
const pays: NewWriter = async ({ db, stripe, newMember, run }) => {
  const payers: Payer[] = [];
  const rowOf = async ({ id }: Payer) => (await db.select().from(subscriptions).where(eq(subscriptions.userId, id)))[0];
  const payAndCancel = async (payer: Payer) => {
    const { clientSecret = '' } = (await payer.client.ok(postPrepareSubscription, { body: { tier: 'premium' } })).body;
    await stripe.confirm(clientSecret, 'ok');
    const subscriptionId = clientSecret.split('_secret_')[0] ?? '';
    const { body } = await payer.client.ok(postActivateSubscription, { body: { subscriptionId, tier: 'premium' } });
    if (body.active) payer.told = 'active';
    expect((await payer.client.ok(deleteSubscription)).body.cancelled).toBe(true);
    payer.told = 'cancelled';
  };
  return {
    async write() {
      const payer: Payer = { ...(await newMember('free')), told: 'nothing' };
      payers.push(payer);
      await payAndCancel(payer);
    },
    async verify() {
      await stripe.settled();
      for (const payer of payers) {
        const { client, id, told: answered } = payer;
        const held = Date.parse((await rowOf(payer))?.heldUntil ?? '') || 0;
        expect(held).toBeLessThan(Date.now() + 60_000);
        if (answered !== 'nothing') expect((await client.ok(getSubscription)).body.active).toBe(true);
        if (answered === 'cancelled') expect((await client.ok(getSubscription)).body.cancelAtPeriodEnd).toBe(true);
        // Pretends that a minute has passed, so that cron asks Stripe.
        await db
          .update(subscriptions)
          .set({ heldUntil: null, checkAt: past() })
          .where(and(eq(subscriptions.userId, id)));
      }
      await run(EVERY_FIVE_MINUTES);
      for (const payer of payers) {
        const row = await rowOf(payer);
        const living = row?.stripeCustomerId
          ? stripe.subscriptions(row.stripeCustomerId).filter(({ status }) => /active|incomplete$/.test(status))
          : [];
        expect(living.length).toBeLessThanOrEqual(1);
        const [one] = living;
        const plan = (await payer.client.ok(getSubscription)).body;
        expect([plan.active, plan.cancelAtPeriodEnd]).toEqual([
          one?.status === 'active',
          one?.cancel_at_period_end ?? false,
        ]);
        if (one?.status !== 'active') await payAndCancel(payer);
      }
      payers.length = 0;
    },
  };
};

export const PAYING_WRITERS: Readonly<Record<string, NewWriter>> = { requestsAnalyses, sortsResults, pays };
