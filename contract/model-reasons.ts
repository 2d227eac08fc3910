/** Why no answer of a model is shown, whatever it was asked for. */
export const MODEL_REASONS = ['no_model', 'timeout', 'too_many', 'failed', 'refused', 'unreadable'] as const;
