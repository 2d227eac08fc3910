import { entitlementsOf, type Tier } from '../../../../../contract/billing.ts';
import type { SubscriptionState } from './store.ts';

export type Plan =
  | { status: 'loading' }
  /** `isKnown` is false if the plan failed to load, which counts as the free plan. */
  | { status: 'ready'; tier: Tier; entitlements: ReturnType<typeof entitlementsOf>; isKnown: boolean };

const FREE = { active: false, tier: 'free' } as const;

/** Returns what the member's plan currently allows. */
export function planOf(state: SubscriptionState): Plan {
  if (state.status === 'loading') return { status: 'loading' };
  const { active, tier } = state.status === 'ready' ? state.subscription : FREE;
  return {
    status: 'ready',
    tier: active ? tier : 'free',
    entitlements: entitlementsOf({ active, tier }),
    isKnown: state.status === 'ready',
  };
}
