import type { Settings } from '../../../env.ts';
import type { DailyShare } from '../../limits/daily-share.ts';

/** Returns a member's daily share of new analyses by a model. */
export function analysesOfADay({ LIMIT_ANALYSES_PER_DAY: most }: Pick<Settings, 'LIMIT_ANALYSES_PER_DAY'>): DailyShare {
  const used = most === 1 ? 'the one new analysis' : `all ${most} new analyses`;
  return {
    counts: { made: 'LIMIT_ANALYSES_PER_DAY', tried: 'ANALYSES_TRIED_PER_DAY' },
    most,
    allUsed: (wait) => `You have used ${used} of a day. You can have more in ${wait}; those that you had stay open.`,
  };
}
