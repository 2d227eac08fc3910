import { getSubscription } from '../../../../../contract/billing.ts';
import { getGrant } from '../../../../../contract/programs/grants.ts';
import { getSavedGrants } from '../../../../../contract/saved/saved.ts';
import type { EarlyCall } from '../../../lib/early-calls.ts';

/** The calls a program page makes when it opens. IDs that need encoding are left for the screen. */
export const EARLY: readonly EarlyCall[] = [
  { endpoint: getGrant, param: String.raw`(/^(?:\/es)?\/grants\/([\w-]+)\/apply$/.exec(location.pathname)||[])[1]` },
  { endpoint: getSubscription },
  { endpoint: getSavedGrants },
];
