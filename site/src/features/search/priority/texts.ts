import { PRIORITY } from '../../../../../contract/limits.ts';
import type { UnorderedReason } from '../../../../../contract/search/priority.ts';

/** Says how many programs moved up, compared to the best-match order. */
const movedUp = (count: number) => (count === 0 ? 'None moved up.' : `${count} moved up.`);

export const BY_AI = {
  asking: 'AI is putting these programs in order. Until then, the best matches come first.',
  askingMore: 'AI is putting the new programs in order too. Until then, they come last.',
  ordered: (moved: number) => `AI ordered these for you. ${movedUp(moved)} Our rules still decide what fits.`,
  firstOrdered: (moved: number) =>
    `AI ordered the first ${PRIORITY.programs}. ${movedUp(moved)} The others keep their order.`,
} as const;
export const AS_FOUND = 'The best matches come first.';
export const AS_BEFORE = 'The order stays as it was, and new programs come last.';
export const TOLD = 'What AI sees';

/** Used when a demo model answers. */
export const BY_DEMO = {
  asking: 'A demo model is putting these programs in order. Until then, the best matches come first.',
  askingMore: 'A demo model is putting the new programs in order too. Until then, they come last.',
  ordered: (moved: number) =>
    `A demo model on this computer ordered these by rules. ${movedUp(moved)} No AI was involved.`,
  firstOrdered: (moved: number) =>
    `A demo model on this computer ordered the first ${PRIORITY.programs} by rules. ${movedUp(moved)} No AI was involved.`,
} as const;

export const NOT_HERE = 'AI sorting isn’t available on this site, on any plan. The best matches come first.';
export const PREMIUM_ONLY = 'Sorting by AI is part of the Premium plan. Here, the best matches come first.';
export const UPGRADE = 'See the Premium plan';

/** Reasons there's no AI order. */
export const UNORDERED: Readonly<Record<UnorderedReason, string>> = {
  no_model: 'No AI model is set up here.',
  timeout: 'AI did not answer in time.',
  too_many: 'AI is too busy right now.',
  over_budget: 'AI has reached its limit for today here. It works again tomorrow.',
  tries_used: 'You’ve used up your tries for today: too many got no result. Please try again tomorrow.',
  failed: 'AI could not be reached.',
  refused: 'AI declined to put these in order.',
  unreadable: 'We couldn’t read AI’s answer.',
  too_few: 'It takes two programs to make an order.',
  sensitive: 'What you wrote is private, so we do not send it to AI.',
};
