import { type BestUrl, getBestUrl } from '../../../../../contract/programs/grants.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { isWebAddress } from '../../program/website/website.ts';

export type Website =
  /** The program's own URL, from its record. `isChecking`: a better one has been requested. */
  | { status: 'plain'; url: string | undefined; isChecking: boolean }
  | { status: 'works' | 'unsure' | 'dead'; url: string; checkedAt: string | null }
  /** Our own checks found it dead on several days. */
  | { status: 'known dead'; url: string; checkedAt: string; since: string }
  | { status: 'none' };

/** Fetches a program's checked URL; returns its own if the check fails. */
export async function checkedWebsite(
  grantId: string,
  plain: string | undefined,
  signal: AbortSignal,
): Promise<Website> {
  try {
    return websiteFrom(await call(getBestUrl, { params: { id: grantId }, signal }), plain);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    return { status: 'plain', url: plain, isChecking: false };
  }
}

function websiteFrom({ url, status, checkedAt }: BestUrl, plain: string | undefined): Website {
  if (status === 'none') return { status };
  const best = url !== null && isWebAddress(url) ? url : plain;
  return best === undefined ? { status: 'none' } : { status, url: best, checkedAt };
}
