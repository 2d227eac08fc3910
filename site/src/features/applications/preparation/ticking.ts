/** Changes shown before the server responds. */
export interface Ticking {
  /** The state the member chose for each key, until it's known to be saved. */
  pending: ReadonlyMap<string, boolean>;
  /** The reason each failed checkmark couldn't be saved, until the next attempt. */
  faults: ReadonlyMap<string, string>;
}

export const NOT_TICKING: Ticking = { pending: new Map(), faults: new Map() };

/** Sends checkmarks one at a time, so responses arrive in click order. */
export function tickQueue<Answer>({
  change,
  send,
  onAnswer,
  messageOf,
}: {
  /** Updates what's shown. */
  change: (next: (now: Ticking) => Ticking) => void;
  send: (key: string, done: boolean) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  messageOf: (error: unknown) => string;
}): (key: string, done: boolean) => Promise<void> {
  let queue = Promise.resolve();
  const last = new Map<string, number>();
  let count = 0;

  return (key, done) => {
    count += 1;
    const turn = count;
    last.set(key, turn);
    change(({ pending, faults }) => ({ pending: new Map(pending).set(key, done), faults: without(faults, key) }));
    queue = queue.then(async () => {
      const settle = (next: (now: Ticking) => Ticking) => {
        // A later click on the same box wins.
        if (last.get(key) === turn) change(next);
      };
      try {
        onAnswer(await send(key, done));
        settle((now) => ({ ...now, pending: without(now.pending, key) }));
      } catch (error) {
        const sentence = messageOf(error);
        settle(({ pending, faults }) => ({
          pending: without(pending, key),
          faults: new Map(faults).set(key, sentence),
        }));
      }
    });
    return queue;
  };
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): Map<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
