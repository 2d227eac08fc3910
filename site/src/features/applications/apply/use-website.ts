import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { GrantDetail, MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { planOf } from '../../billing/plans/plan.ts';
import { $subscription } from '../../billing/plans/store.ts';
import { websiteOf } from '../../program/website/website.ts';
import { checkedWebsite, type Website } from './best-url.ts';

/** The way a member applies, and what their plan adds. */
export interface ApplyWay {
  website: Website;
  url: string | undefined;
  /** True if the address is known to be broken. */
  isDead: boolean;
  /** True if the member's plan checks addresses. */
  isChecked: boolean;
  isSubscriber: boolean;
  hasAgentHelp: boolean;
}

/**
 * Returns where to apply. If the plan checks addresses, the check starts when the page opens, because the button is
 * always in view.
 */
export function useApplyWay(grant: MatchedGrant, deadWebsite: GrantDetail['deadWebsite']): ApplyWay {
  const plan = planOf(useStore($subscription));
  const entitlements = plan.status === 'ready' ? plan.entitlements : undefined;
  const isChecked = entitlements?.bestUrl ?? false;
  const found = useWebsite(grant, isChecked);
  const isKnownDead = found.status === 'plain' && !found.isChecking && deadWebsite !== null;
  const website: Website =
    isKnownDead && deadWebsite.url === found.url ? { status: 'known dead', ...deadWebsite } : found;
  return {
    website,
    url: website.status === 'none' ? undefined : website.url,
    isDead: website.status === 'dead' || website.status === 'known dead',
    isChecked,
    isSubscriber: plan.status === 'ready' && plan.tier !== 'free',
    hasAgentHelp: entitlements?.agentHelp ?? false,
  };
}

function useWebsite(grant: MatchedGrant, mayCheck: boolean): Website {
  const plain = websiteOf(grant);
  const [website, setWebsite] = useState<Website>({ status: 'plain', url: plain, isChecking: false });
  useEffect(() => {
    setWebsite({ status: 'plain', url: plain, isChecking: mayCheck });
    if (!mayCheck) return;
    const aborter = new AbortController();
    checkedWebsite(grant.id, plain, aborter.signal).then(
      (checked) => !aborter.signal.aborted && setWebsite(checked),
      () => {},
    );
    return () => aborter.abort();
  }, [grant.id, plain, mayCheck]);
  return website;
}
