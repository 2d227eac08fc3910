import type { Context } from 'hono';
import { stripeFaultOf } from '../../clients/stripe/faults.ts';
import { paymentsOf } from '../../clients/stripe/stripe.ts';
import type { AppTypes } from '../../http/context.ts';
import { endDeparted } from './departed.ts';

/** Ends deleted accounts' subscriptions at Stripe after the response. The scheduled task retries failures. */
export function endDepartedAfterwards(context: Context<AppTypes>): void {
  const { db, settings, requestId } = context.var;
  const work = async () => {
    const payments = await paymentsOf(settings);
    if (payments) await endDeparted({ db, payments });
  };
  const report = (error: unknown) => console.error(JSON.stringify({ requestId, stripe: stripeFaultOf(error) }));
  context.executionCtx.waitUntil(work().catch(report));
}
