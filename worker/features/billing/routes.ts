import type { Context } from 'hono';
import {
  deleteSubscription,
  getInvoices,
  getSubscription,
  postActivateSubscription,
  postPaymentMethod,
  postPrepareSubscription,
  postResumeSubscription,
  postStripeWebhook,
  postSubscriptionConsent,
  putPaymentMethod,
} from '../../../contract/billing.ts';
import { sendMailAfterwards } from '../../clients/mail/afterwards.ts';
import type { AppTypes } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { activate } from './activation.ts';
import { cancel, resume } from './cancellation.ts';
import { beginCardChange, changeCard } from './card.ts';
import { agree } from './consent.ts';
import { listInvoices } from './invoices.ts';
import { withPayments } from './payment-failures.ts';
import { preparePayment } from './prepare.ts';
import { findRow } from './queries.ts';
import type { Billing } from './reading.ts';
import { receiveEvent } from './webhook.ts';

export const billingRoutes = [
  route(getSubscription, async ({ signedIn }) => signedIn.plan),

  route(postPrepareSubscription, async ({ body, signedIn, context }) => {
    const { id, email, firstName, lastName } = signedIn.account;
    const payer = { id, email, name: `${firstName} ${lastName}` };
    return billed(context, (billing) => preparePayment(billing, payer, body.tier));
  }),

  route(postActivateSubscription, async ({ body, signedIn, context }) =>
    billed(context, (billing) => activate(billing, signedIn.account.id, body.subscriptionId)),
  ),

  route(deleteSubscription, async ({ signedIn, context }) =>
    billed(context, (billing) => cancel(billing, signedIn.account.id)),
  ),

  route(postResumeSubscription, async ({ signedIn, context }) =>
    billed(context, (billing) => resume(billing, signedIn.account.id)),
  ),

  route(postSubscriptionConsent, async ({ body, signedIn, context }) => {
    await agree(context.get('db'), signedIn.account.id, body.subscriptionId);
    return { message: 'Thank you. We’ve recorded that you agree.' };
  }),

  route(getInvoices, async ({ signedIn, context }) => {
    const customer = (await findRow(context.get('db'), signedIn.account.id))?.stripeCustomerId;
    if (!customer) return { invoices: [], card: null };
    return billed(context, ({ payments }) => listInvoices(payments, customer));
  }),

  route(postPaymentMethod, async ({ signedIn, context }) =>
    billed(context, (billing) => beginCardChange(billing, signedIn.account.id)),
  ),

  route(putPaymentMethod, async ({ body, signedIn, context }) => {
    const member = { ...signedIn.account, appUrl: context.get('settings').APP_URL };
    try {
      return { card: await billed(context, (billing) => changeCard(billing, member, body.setupIntentId)) };
    } finally {
      sendMailAfterwards(context);
    }
  }),

  route(postStripeWebhook, async ({ context }) => {
    const signature = context.req.header('stripe-signature') ?? '';
    const body = await context.req.text();
    await billed(context, (billing) => receiveEvent(billing, body, signature, context.get('settings').APP_URL));
    sendMailAfterwards(context);
    return { received: true };
  }),
];

function billed<T>(context: Context<AppTypes>, run: (billing: Billing) => Promise<T>): Promise<T> {
  return withPayments(context.get('settings'), (payments) => run({ db: context.get('db'), payments }));
}
