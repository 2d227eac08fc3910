/**
 * Why no answer of a model is shown, whatever it was asked for. `too_many`: the vendor turns calls away. `over_budget`: this
 * product's money for the day is spent. `tries_used`: too many of the member's own tries came to nothing today.
 */
export const MODEL_REASONS = [
  ...(['no_model', 'timeout', 'too_many', 'over_budget', 'tries_used', 'failed', 'refused', 'unreadable'] as const),
] as const;

/** Reasons that asking again today doesn't change. */
export const LASTING_REASONS = ['no_model', 'over_budget', 'tries_used'] as const;
