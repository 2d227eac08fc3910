import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, updatedAt } from './columns.ts';
import { users } from './people.ts';

export const subscriptions = sqliteTable('subscriptions', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tier: text('tier').notNull().default('free'),
  status: text('status').notNull().default('inactive'),
  stripeCustomerId: text('stripe_customer_id').unique(),
  stripeSubscriptionId: text('stripe_subscription_id').unique(),
  currentPeriodEnd: text('current_period_end'),
  cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
  cancelledAt: text('cancelled_at'),
  /** When the member agreed to price, renewal and how to cancel. */
  consentedAt: text('consented_at'),
  createdAt,
  updatedAt,
});

/** Events of the payment provider by its own id, so that each one counts once. */
export const stripeEvents = sqliteTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: text('created_at').notNull(),
  handledAt: text('handled_at'),
});
