import * as z from 'zod/mini';
import { getInvoices } from '../../../contract/billing.ts';
import { departedCustomers, stripeEvents } from '../../../worker/db/schema/index.ts';
import { logIn } from '../actors/members.ts';
import type { Member } from '../book.ts';
import type { Month } from '../moment.ts';
import { unhandled } from './plans.ts';

const invoice = z.object({ id: z.string(), status: z.string(), total: z.number() });
const charge = z.object({ id: z.string(), amount: z.number(), amount_refunded: z.number(), paid: z.boolean() });

/** Compares every charge, refund and dispute in Stripe's ledger with the product's state, and vice versa. */
export async function moneyFaults(month: Month): Promise<string[]> {
  const { product, book } = month;
  const faults: string[] = [];
  for (const member of book.living().filter(({ customer }) => customer)) {
    const left = await unhandled(month, member.customer ?? '');
    if (left.length > 0) faults.push(`${left.length} events about ${member.email} (${member.fate}) were not handled`);
    faults.push(...(await ledgerFaults(month, member)));
  }
  const known = new Set(product.stripe.events().map(({ id }) => id));
  const noted = await product.db().select({ id: stripeEvents.id }).from(stripeEvents);
  const invented = noted.filter(({ id }) => !known.has(id));
  if (invented.length > 0) faults.push(`${invented.length} events are noted that Stripe never told`);
  const waiting = await product.db().$count(departedCustomers);
  if (waiting > 0) faults.push(`${waiting} customers of deleted accounts are not deleted at Stripe`);
  for (const { customer, email } of book.members.filter(({ leftAt }) => leftAt !== null)) {
    const living = product.stripe
      .subscriptions(customer ?? '')
      .filter(({ status }) => !/canceled|expired/.test(status));
    if (living.length > 0) faults.push(`${email} left and is still charged`);
  }
  return faults;
}

/** Compares the member's list of invoices with the last state of each in Stripe's events. */
async function ledgerFaults({ product }: Month, member: Member): Promise<string[]> {
  const [invoices, charges] = [new Map<string, z.infer<typeof invoice>>(), new Map<string, z.infer<typeof charge>>()];
  for (const { type, data } of product.stripe.events(member.customer ?? '')) {
    const isInvoice = invoice.safeParse(data.object);
    if (type.startsWith('invoice.') && isInvoice.success) invoices.set(isInvoice.data.id, isInvoice.data);
    const isCharge = charge.safeParse(data.object);
    if (/^charge\.(succeeded|refunded)$/.test(type) && isCharge.success) charges.set(isCharge.data.id, isCharge.data);
  }
  await logIn(member);
  const { body } = await member.client.ok(getInvoices);
  const paid = [...invoices.values()].filter(({ status }) => status === 'paid');
  const missing = paid.filter(({ id }) => !body.invoices.some((one) => one.id === id && one.status === 'paid'));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const refunded = sum([...charges.values()].map(({ amount_refunded }) => amount_refunded));
  const shown = sum(body.invoices.map((one) => one.refunded));
  const taken = sum([...charges.values()].filter((one) => one.paid).map(({ amount }) => amount));
  const listed = sum(body.invoices.filter(({ status }) => status === 'paid').map(({ total }) => total));
  return [
    ...(missing.length > 0 ? [`${missing.length} paid invoices of ${member.email} are not shown`] : []),
    ...(refunded === shown ? [] : [`${member.email} was refunded ${refunded} cents, and ${shown} are shown`]),
    ...(taken === listed ? [] : [`${member.email} paid ${taken} cents, and ${listed} are shown`]),
  ];
}
