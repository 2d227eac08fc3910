import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, updatedAt } from './columns.ts';
import { userId, users } from './people.ts';

/** A member's plan, as the payment provider last reported it. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier').notNull().default('free'),
    status: text('status').notNull().default('inactive'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    /** When the paid period ends, or when the plan does. */
    currentPeriodEnd: text('current_period_end'),
    /** When access ends, including the grace period; null means never. */
    accessUntil: text('access_until'),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
    /** When the member canceled it. */
    cancelledAt: text('cancelled_at'),
    /**
     * How many reads of the provider's state were started, and which one this row shows. An older one never replaces
     * it.
     */
    readingsBegun: integer('readings_begun').notNull().default(0),
    readingShown: integer('reading_shown').notNull().default(0),
    /** When to check with the provider without an event; null means never. */
    checkAt: text('check_at'),
    /**
     * Until this time, a call that prepares a payment holds a lease on the row, so two windows can't prepare one at the
     * same time.
     */
    heldUntil: text('held_until'),
    /** The number of subscriptions started; part of the provider's idempotency key. */
    subscriptionsBegun: integer('subscriptions_begun').notNull().default(0),
    createdAt,
    updatedAt,
  },
  (table) => [index('subscriptions_check_due').on(table.checkAt)],
);

/** What a member agreed to before paying. */
export const subscriptionConsents = sqliteTable(
  'subscription_consents',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: userId(),
    stripeSubscriptionId: text('stripe_subscription_id').notNull().unique(),
    tier: text('tier').notNull(),
    /** US cents per month. */
    monthlyPrice: integer('monthly_price').notNull(),
    /** The version of the wording about price, renewal and cancellation. */
    termsVersion: text('terms_version').notNull(),
    agreedAt: text('agreed_at').notNull(),
  },
  (table) => [index('subscription_consents_user').on(table.userId)],
);

/** The payment provider's events by ID, so each one counts once. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** When the provider created it. */
    createdAt: text('created_at').notNull(),
    handledAt: text('handled_at'),
  },
  (table) => [index('stripe_events_handled').on(table.handledAt)],
);

/**
 * The payment provider's customers whose account was deleted here. They must be deleted there too, along with pending
 * payments.
 */
export const departedCustomers = sqliteTable(
  'departed_customers',
  {
    stripeCustomerId: text('stripe_customer_id').primaryKey(),
    /**
     * The subscription that was waiting for its payment when the account was deleted. A payment for it would buy
     * nothing.
     */
    pendingSubscription: text('pending_subscription'),
    attempts: integer('attempts').notNull().default(0),
    /** When to try again. A run claims the customer by moving this forward. */
    nextAttemptAt: text('next_attempt_at').notNull(),
    createdAt,
  },
  (table) => [index('departed_customers_due').on(table.nextAttemptAt)],
);
