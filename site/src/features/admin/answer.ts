import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnySent, messageOf } from '../../lib/api.ts';
import { asAdmin, isRefusal } from './access.ts';

export type Answer<Data> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; data: Data };

/** Options passed to each call. */
export type Sent = Required<Pick<AnySent, 'signal' | 'token'>>;

/** Calls the server when the part mounts and on `again`. `ask` must be a stable function. */
export function useAnswer<Data>(ask: (sent: Sent) => Promise<Data>) {
  const [answer, setAnswer] = useState<Answer<Data>>({ status: 'loading' });
  const asked = useRef<AbortController>(null);

  const again = useCallback(async () => {
    asked.current?.abort();
    const question = new AbortController();
    asked.current = question;
    const next = await answerTo((token) => ask({ token, signal: question.signal }));
    // Ignore the response if a newer request replaced it or the part has unmounted.
    if (next && !question.signal.aborted) setAnswer(next);
  }, [ask]);

  useEffect(() => {
    setAnswer({ status: 'loading' });
    void again();
    return () => asked.current?.abort();
  }, [again]);

  return { answer, again };
}

/** Returns undefined if the login has ended. The screen then redirects to the login page. */
async function answerTo<Data>(ask: (token: string | null) => Promise<Data>): Promise<Answer<Data> | undefined> {
  try {
    return { status: 'ready', data: await asAdmin(ask) };
  } catch (error) {
    return isRefusal(error) ? undefined : { status: 'failed', message: messageOf(error) };
  }
}
