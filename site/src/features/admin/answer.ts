import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnySent, sentenceOf } from '../../lib/api.ts';
import { asAdmin, isRefusal } from './access.ts';

export type Answer<Data> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; data: Data };

/** What each call takes along. */
export type Sent = Required<Pick<AnySent, 'signal' | 'token'>>;

/** Asks the server when the part is shown, and with `again`. `ask` is the same function every time. */
export function useAnswer<Data>(ask: (sent: Sent) => Promise<Data>) {
  const [answer, setAnswer] = useState<Answer<Data>>({ status: 'loading' });
  const asked = useRef<AbortController>(null);

  const again = useCallback(async () => {
    asked.current?.abort();
    const question = new AbortController();
    asked.current = question;
    const next = await answerTo((token) => ask({ token, signal: question.signal }));
    // Another question took its place, or nobody looks any more.
    if (next && !question.signal.aborted) setAnswer(next);
  }, [ask]);

  useEffect(() => {
    setAnswer({ status: 'loading' });
    void again();
    return () => asked.current?.abort();
  }, [again]);

  return { answer, again };
}

/** Undefined where the login has ended: the screen then leads to it. */
async function answerTo<Data>(ask: (token: string | null) => Promise<Data>): Promise<Answer<Data> | undefined> {
  try {
    return { status: 'ready', data: await asAdmin(ask) };
  } catch (error) {
    return isRefusal(error) ? undefined : { status: 'failed', message: sentenceOf(error) };
  }
}
