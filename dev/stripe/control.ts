/** Test controls that no API caller has: time, cards, banks and event delivery. */
import type Stripe from 'stripe';
import * as z from 'zod';
import { customersWithPlans, workThrough } from './invoices/due.ts';
import { isOver } from './invoices/subscription-ends.ts';
import { CARD_NAMES, type CardName, type Decline } from './objects/cards.ts';
import { subscriptionsOf } from './objects/customers.ts';
import type { DeliverOptions, Delivery } from './objects/delivery.ts';
import { invalid } from './objects/errors.ts';
import { customerOfEvent, snapshot } from './objects/events.ts';
import { type PlannedFault, plannedFault } from './objects/faults.ts';
import { answerQuestion, tryCard } from './objects/payment-intents.ts';
import { attach, makeMethod } from './objects/payment-methods.ts';
import { chargeOf, closeDispute, disputeCharge, refundCharge } from './objects/refunds.ts';
import { answerSetupQuestion, trySetup } from './objects/setup-intents.ts';
import { found, livingCustomer, SECOND, secondsNow, type WireEvent, type World } from './world.ts';

/** The result that the browser script passes to a page. */
export interface Confirmation {
  error?: Decline & { type: 'card_error' };
  paymentIntent?: Record<string, unknown>;
  setupIntent?: Record<string, unknown>;
}

export interface Control {
  /** Makes the next calls fail. */
  plan(fault: z.input<typeof plannedFault>): void;
  /** Returns the emulator's time in milliseconds, by a customer's clock if given. */
  now(customer?: string): number;
  /**
   * Advances time for everyone or for one customer, and processes what becomes due. Resolves once its events are sent.
   */
  advance(ms: number, options?: { customer?: string | undefined }): Promise<void>;
  /** Confirms a payment or a new card as the browser script does. */
  confirm(clientSecret: string, card: CardName): Promise<Confirmation>;
  /** Answers the authentication prompt for an `authentication` card. */
  authenticate(clientSecret: string, passed: boolean): Promise<Confirmation>;
  /** Replaces the customer's card for renewals. */
  changeCard(customer: string, card: CardName): void;
  refund(paymentIntentId: string, amount?: number): Promise<void>;
  dispute(paymentIntentId: string): Promise<void>;
  /** Closes the disputes of a payment. */
  settleDispute(paymentIntentId: string, outcome: 'won' | 'lost'): Promise<void>;
  /** Returns all events so far, or those about one customer, in order. */
  events(customer?: string): WireEvent[];
  /** Returns a customer's current subscriptions, oldest first. */
  subscriptions(customer: string): Stripe.Subscription[];
  hold(): void;
  deliver(options?: DeliverOptions): Promise<void>;
  /** Sets the URL that events are sent to. Null sends them nowhere. */
  sendTo(url: string | null): void;
  /** Resolves when no event is being delivered. */
  settled(): Promise<void>;
}

/** Returns all test controls of a world. */
export function controlOf(world: World, sending: Delivery, planned: PlannedFault[]): Control {
  const intentOf = (secret: string) => {
    const id = secret.split('_secret_')[0] ?? '';
    const payment = world.paymentIntents.get(id);
    const setup = world.setupIntents.get(id);
    if ((payment ?? setup)?.client_secret !== secret)
      throw invalid('No such client secret', { param: 'client_secret' });
    return { payment, setup };
  };
  const confirmation = async (secret: string, decline: Decline | null): Promise<Confirmation> => {
    await sending.settled();
    if (decline) return { error: { type: 'card_error', ...decline } };
    const { payment, setup } = intentOf(secret);
    return payment ? { paymentIntent: snapshot(payment) } : { setupIntent: snapshot(setup ?? {}) };
  };
  return {
    plan: (fault) => {
      planned.push(plannedFault.parse(fault));
    },
    now: (customer) => Date.now() + world.offset + (world.ahead.get(customer ?? '') ?? 0),
    async advance(ms, { customer } = {}) {
      const moved = customer === undefined ? customersWithPlans(world) : [customer];
      for (const one of moved) workThrough(world, one, secondsNow(world, one) + Math.floor(ms / SECOND));
      if (customer === undefined) world.offset += ms;
      else world.ahead.set(customer, (world.ahead.get(customer) ?? 0) + ms);
      await sending.again(world.offset + (world.ahead.get(customer ?? '') ?? 0));
      await sending.settled();
    },
    confirm(secret, card) {
      const { payment, setup } = intentOf(secret);
      const method = makeMethod(world, card);
      const decline = payment
        ? tryCard(world, payment, method, { there: true })
        : setup
          ? trySetup(world, setup, method)
          : null;
      return confirmation(secret, decline);
    },
    authenticate(secret, passed) {
      const { payment, setup } = intentOf(secret);
      if (payment) answerQuestion(world, payment, passed);
      else if (setup) answerSetupQuestion(world, setup, passed);
      const message = 'We are unable to authenticate your payment method.';
      return confirmation(secret, passed ? null : { code: 'payment_intent_authentication_failure', message });
    },
    changeCard(customer, card) {
      const owner = livingCustomer(world, customer);
      const method = makeMethod(world, card);
      attach(world, method, customer);
      owner.invoice_settings.default_payment_method = method.id;
      for (const subscription of subscriptionsOf(world, customer)) {
        if (!isOver(subscription)) subscription.default_payment_method = method.id;
      }
    },
    async refund(paymentIntentId, amount) {
      refundCharge(world, chargeOf(world, paymentIntentId), { amount });
      await sending.settled();
    },
    async dispute(paymentIntentId) {
      disputeCharge(world, chargeOf(world, paymentIntentId));
      await sending.settled();
    },
    async settleDispute(paymentIntentId, outcome) {
      found(world.paymentIntents, 'payment_intent', paymentIntentId);
      const about = [...world.disputes.values()].filter(({ payment_intent }) => payment_intent === paymentIntentId);
      for (const dispute of about) closeDispute(world, dispute, outcome);
      await sending.settled();
    },
    events: (customer) =>
      [...world.events.values()].filter(
        (event) => customer === undefined || customerOfEvent(world, event) === customer,
      ),
    subscriptions: (customer) => subscriptionsOf(world, customer),
    hold: () => sending.hold(),
    deliver: async (options) => {
      await sending.deliver(options);
      await sending.settled();
    },
    sendTo: (url) => sending.sendTo(url),
    settled: () => sending.settled(),
  };
}

const card = z.enum(CARD_NAMES);
const secret = z.string();
const paymentIntent = z.string();
const customer = z.string().optional();
const ACTIONS = {
  plan: z.tuple([plannedFault]),
  advance: z.tuple([z.number(), z.strictObject({ customer }).optional()]),
  confirm: z.tuple([secret, card]),
  authenticate: z.tuple([secret, z.boolean()]),
  changeCard: z.tuple([z.string(), card]),
  refund: z.tuple([paymentIntent, z.number().optional()]),
  dispute: z.tuple([paymentIntent]),
  settleDispute: z.tuple([paymentIntent, z.enum(['won', 'lost'])]),
  events: z.tuple([customer]),
  subscriptions: z.tuple([z.string()]),
  hold: z.tuple([]),
  deliver: z.tuple([
    z
      .strictObject({
        order: z.enum(['shuffled', 'reverse']).optional(),
        seed: z.number().optional(),
        duplicates: z.number().optional(),
        only: z.array(z.string()).optional(),
        customer,
      })
      .optional(),
  ]),
  sendTo: z.tuple([z.string().nullable()]),
  settled: z.tuple([]),
  now: z.tuple([customer]),
} as const;

/** Runs a test control over HTTP, given the name of an action and a list of its arguments. */
export async function actByName(control: Control, name: string, given: unknown): Promise<unknown> {
  switch (name) {
    case 'plan':
      return control.plan(...ACTIONS.plan.parse(given));
    case 'advance':
      return control.advance(...ACTIONS.advance.parse(given));
    case 'confirm':
      return control.confirm(...ACTIONS.confirm.parse(given));
    case 'authenticate':
      return control.authenticate(...ACTIONS.authenticate.parse(given));
    case 'changeCard':
      return control.changeCard(...ACTIONS.changeCard.parse(given));
    case 'refund':
      return control.refund(...ACTIONS.refund.parse(given));
    case 'dispute':
      return control.dispute(...ACTIONS.dispute.parse(given));
    case 'settleDispute':
      return control.settleDispute(...ACTIONS.settleDispute.parse(given));
    case 'events':
      return control.events(...ACTIONS.events.parse(given));
    case 'subscriptions':
      return control.subscriptions(...ACTIONS.subscriptions.parse(given));
    case 'hold':
      return control.hold();
    case 'deliver':
      return control.deliver(...ACTIONS.deliver.parse(given));
    case 'sendTo':
      return control.sendTo(...ACTIONS.sendTo.parse(given));
    case 'settled':
      return control.settled();
    case 'now':
      return control.now(...ACTIONS.now.parse(given));
    default:
      throw invalid(`Unknown action: ${name}`);
  }
}
