/**
 * Why a feature shows no model answer. `too_many`: the vendor rate-limits us. `over_budget`: the product's daily budget
 * is spent. `tries_used`: too many of the member's own attempts failed today.
 */
export const MODEL_REASONS = [
  ...(['no_model', 'timeout', 'too_many', 'over_budget', 'tries_used', 'failed', 'refused', 'unreadable'] as const),
] as const;

/** Reasons for which retrying today is pointless. */
export const LASTING_REASONS = ['no_model', 'over_budget', 'tries_used'] as const;
