import { useCallback, useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';

export type Answer<T> = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; value: T };

/** Calls the server when the component mounts. `ask` must be stable until the question changes. */
export function useAnswer<T>(ask: () => Promise<T>): { answer: Answer<T>; again: () => Promise<void> } {
  const [answer, setAnswer] = useState<Answer<T>>({ status: 'loading' });
  const again = useCallback(async () => setAnswer(await answerOf(ask)), [ask]);
  useEffect(() => {
    let isWanted = true;
    void answerOf(ask).then((found) => isWanted && setAnswer(found));
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return { answer, again };
}

async function answerOf<T>(ask: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { status: 'ready', value: await ask() };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    return { status: 'failed', message: messageOf(error) };
  }
}
