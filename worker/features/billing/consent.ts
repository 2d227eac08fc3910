import { PAYMENT_TERMS_VERSION } from '../../../contract/billing.ts';
import { PREMIUM_CENTS } from '../../../contract/limits.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import { findRow, storeConsent } from './queries.ts';

/**
 * Stores the member's consent to the price, renewal and cancellation terms. Before the payment, a new consent replaces
 * the last one. After it, the consent never changes. Throws `forbidden` for another member's subscription.
 */
export async function agree(db: Database, userId: number, subscription: string): Promise<void> {
  const row = await findRow(db, userId);
  if (row?.stripeSubscriptionId !== subscription) {
    throw new ApiFailure('forbidden', 'This subscription isn’t yours.');
  }
  const consent = {
    userId,
    stripeSubscriptionId: subscription,
    tier: 'premium',
    monthlyPrice: PREMIUM_CENTS,
    termsVersion: PAYMENT_TERMS_VERSION,
    agreedAt: new Date().toISOString(),
  };
  await storeConsent(db, consent, { replacing: row.status === 'pending' });
}
