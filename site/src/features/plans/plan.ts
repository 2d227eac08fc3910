import { entitlementsOf, type Tier } from '../../../../contract/billing.ts';
import type { SubscriptionState } from './store.ts';

export type Plan =
  | { status: 'loading' }
  /** `isKnown` is false where the plan could not be loaded: then it counts as the free one. */
  | { status: 'ready'; tier: Tier; entitlements: ReturnType<typeof entitlementsOf>; isKnown: boolean };

const FREE = { active: false, tier: 'free' } as const;

/** What the member's plan allows now. */
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
