import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, updatedAt } from './columns.ts';
import { userId, users } from './people.ts';

/** What a member's plan is, as the payment provider last told it. */
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
    /** Until when it is paid, or when it ends. */
    currentPeriodEnd: text('current_period_end'),
    /** Until when the plan gives what it gives: days of grace count. Null: without end. */
    accessUntil: text('access_until'),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
    /** When the member canceled it. */
    cancelledAt: text('cancelled_at'),
    /** How many readings of the provider's state were begun, and which one this row shows: an older one never replaces it. */
    readingsBegun: integer('readings_begun').notNull().default(0),
    readingShown: integer('reading_shown').notNull().default(0),
    /** When the provider is asked again without an event; null: never. */
    checkAt: text('check_at'),
    /** Who prepares a payment holds the row until then, so that two windows do not do it at once. */
    heldUntil: text('held_until'),
    /** Counts the subscriptions that were begun: it is part of the key under which the provider makes one only once. */
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
    /** US cents a month. */
    monthlyPrice: integer('monthly_price').notNull(),
    /** Which wording of price, renewal and how to cancel. */
    termsVersion: text('terms_version').notNull(),
    agreedAt: text('agreed_at').notNull(),
  },
  (table) => [index('subscription_consents_user').on(table.userId)],
);

/** Events of the payment provider by its own id, so that each one counts once. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** When it happened at the provider. */
    createdAt: text('created_at').notNull(),
    handledAt: text('handled_at'),
  },
  (table) => [index('stripe_events_handled').on(table.handledAt)],
);

/** Customers of the payment provider whose account is deleted here: to be deleted there, with what they would still pay. */
export const departedCustomers = sqliteTable(
  'departed_customers',
  {
    stripeCustomerId: text('stripe_customer_id').primaryKey(),
    /** The subscription that waited for its payment when the account went: what is paid for it nobody had the use of. */
    pendingSubscription: text('pending_subscription'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; who works on it holds it by moving this on. */
    nextAttemptAt: text('next_attempt_at').notNull(),
    createdAt,
  },
  (table) => [index('departed_customers_due').on(table.nextAttemptAt)],
);
