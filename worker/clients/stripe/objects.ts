import * as z from 'zod/mini';

/* Schemas for the parts of Stripe's responses that we use. Times become ms. */

/** A reference to another object: its ID, or the object itself if it was expanded. */
const reference = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((given) => (typeof given === 'string' ? given : given.id)),
);
const optionalReference = z.pipe(
  z.optional(z.nullable(reference)),
  z.transform((given) => given ?? null),
);
/** The latest valid date, in seconds. */
const LAST_SECOND = 8_640_000_000_000;
const time = z.pipe(
  z.number().check(z.nonnegative(), z.lte(LAST_SECOND)),
  z.transform((seconds) => seconds * 1000),
);
const optionalTime = z.nullable(time);

const listOf = <S extends z.ZodMiniType>(item: S) => z.object({ data: z.array(item) });

const price = z.object({
  id: z.string(),
  unit_amount: z.nullable(z.number()),
  currency: z.string(),
  recurring: z.nullable(z.object({ interval: z.string(), interval_count: z.number() })),
});

export const billedSubscription = z.pipe(
  z.object({
    id: z.string(),
    status: z.string(),
    created: time,
    cancel_at_period_end: z.boolean(),
    cancel_at: optionalTime,
    canceled_at: optionalTime,
    metadata: z.record(z.string(), z.string()),
    latest_invoice: optionalReference,
    default_payment_method: optionalReference,
    items: listOf(z.object({ current_period_end: time, price })),
  }),
  z.transform((given) => ({
    id: given.id,
    status: given.status,
    createdAt: given.created,
    cancelAt:
      given.cancel_at ??
      (given.cancel_at_period_end ? Math.max(...given.items.data.map((item) => item.current_period_end)) : null),
    canceledAt: given.canceled_at,
    endsWithPeriod: given.cancel_at_period_end,
    isCanceledByMember: given.metadata['canceled_by'] === 'member',
    latestInvoice: given.latest_invoice,
    card: given.default_payment_method,
    prices: given.items.data.map((item) => item.price),
  })),
);
export type BilledSubscription = z.output<typeof billedSubscription>;

export const billedInvoice = z.pipe(
  z.object({
    id: z.string(),
    number: z.nullable(z.string()),
    status: z.nullable(z.enum(['draft', 'open', 'paid', 'void', 'uncollectible'])),
    created: time,
    total: z.number(),
    hosted_invoice_url: z.optional(z.nullable(z.string())),
    parent: z.nullable(z.object({ subscription_details: z.nullable(z.object({ subscription: reference })) })),
    lines: listOf(z.object({ period: z.object({ end: time }) })),
    payments: z.optional(listOf(z.object({ payment: z.object({ payment_intent: optionalReference }) }))),
  }),
  z.transform((given) => ({
    id: given.id,
    number: given.number,
    status: given.status ?? 'draft',
    createdAt: given.created,
    total: given.total,
    url: given.hosted_invoice_url ?? null,
    subscription: given.parent?.subscription_details?.subscription ?? null,
    /** The end of the paid period. */
    paysUntil: Math.max(...given.lines.data.map(({ period }) => period.end), given.created),
    payments: (given.payments?.data ?? []).flatMap(({ payment }) => payment.payment_intent ?? []),
  })),
);
export type BilledInvoice = z.output<typeof billedInvoice>;

export const charge = z.object({
  id: z.string(),
  customer: optionalReference,
  payment_intent: optionalReference,
  created: time,
  status: z.string(),
  amount: z.number(),
  amount_refunded: z.number(),
  disputed: z.boolean(),
  receipt_url: z.nullable(z.string()),
});

export const dispute = z.object({ id: z.string(), charge: reference, status: z.string() });

/** A charge and its outcome. */
export interface BilledCharge {
  payment: string | null;
  madeAt: number;
  isPaid: boolean;
  amount: number;
  refunded: number;
  receiptUrl: string | null;
  disputes: readonly string[];
}

/** Everything Stripe reports about a customer's subscriptions at one moment. */
export interface BillingTruth {
  subscriptions: readonly BilledSubscription[];
  invoices: readonly BilledInvoice[];
  charges: readonly BilledCharge[];
}

export const paymentIntent = z.object({ id: z.string(), status: z.string() });

export const setupIntent = z.object({
  id: z.string(),
  status: z.string(),
  customer: optionalReference,
  client_secret: z.nullable(z.string()),
  payment_method: optionalReference,
});

export const paymentMethod = z.object({
  id: z.string(),
  card: z.optional(
    z.nullable(z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })),
  ),
});

/** A subscription awaiting its first payment, with the data the browser needs to pay it. */
export const payableSubscription = z.pipe(
  z.object({
    latest_invoice: z.object({ confirmation_secret: z.nullable(z.object({ client_secret: z.string() })) }),
    items: z.object({ data: z.array(z.object({ current_period_end: time })).check(z.minLength(1)) }),
  }),
  z.transform((given) => ({
    clientSecret: given.latest_invoice.confirmation_secret?.client_secret ?? null,
    renewsAt: new Date(Math.max(...given.items.data.map((item) => item.current_period_end))).toISOString(),
  })),
);

export const customer = z.object({ id: z.string() });
