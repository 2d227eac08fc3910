import { StripeFailure } from './errors.ts';

export interface Answer {
  status: number;
  body: string;
}

interface Stored {
  call: string;
  answer: Answer | null;
}

/** Stores responses to writes by idempotency key. The same call gets the same response. */
export interface AnswerStore {
  /** Returns the stored response for a key. Claims the key if it's new. */
  claim(key: string, call: string): Answer | null;
  /** Stores the response. Null frees the key, so a call rejected before it had any effect can be retried. */
  settle(key: string, answer: Answer | null): void;
}

export function answerStore(): AnswerStore {
  const stored = new Map<string, Stored>();
  return {
    claim(key, call) {
      const known = stored.get(key);
      if (!known) {
        stored.set(key, { call, answer: null });
        return null;
      }
      if (known.call !== call) {
        throw new StripeFailure(400, {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
            `Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      if (!known.answer) {
        throw new StripeFailure(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotency Key (${key}).`,
        });
      }
      return known.answer;
    },
    settle(key, answer) {
      const known = stored.get(key);
      if (!answer) stored.delete(key);
      else if (known) known.answer = answer;
    },
  };
}
