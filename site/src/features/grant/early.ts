import { getSubscription } from '../../../../contract/billing.ts';
import { getGrant } from '../../../../contract/grants.ts';
import { getSavedGrants } from '../../../../contract/saved.ts';
import type { EarlyCall } from '../../lib/early-calls.ts';

/** What the page of a program asks when it opens. An id that would have to be encoded is left to the screen. */
export const EARLY: readonly EarlyCall[] = [
  { endpoint: getGrant, param: String.raw`(/^\/grants\/([\w-]+)\/apply$/.exec(location.pathname)||[])[1]` },
  { endpoint: getSubscription },
  { endpoint: getSavedGrants },
];
