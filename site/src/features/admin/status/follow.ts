import { useEffect, useRef, useState } from 'react';
import { DELAY } from '../../../../../contract/limits.ts';
import { getStatus } from '../../../../../contract/status.ts';
import { call } from '../../../lib/api.ts';
import { type Answer, type Sent, useAnswer } from '../answer.ts';

export type Status = Awaited<ReturnType<typeof askForStatus>>;

const askForStatus = (sent: Sent) => call(getStatus, sent);

/** Polls the status while the page is visible. If a poll fails, the last data stays visible, marked as outdated. */
export function useStatus(): { answer: Answer<Status>; isOld: boolean; again: () => Promise<void> } {
  const { answer, again } = useAnswer(askForStatus);
  const [shown, setShown] = useState<Status>();
  const isAsking = useRef(false);
  useEffect(() => {
    if (answer.status === 'ready') setShown(answer.data);
  }, [answer]);
  useEffect(() => {
    const ask = async () => {
      if (document.hidden || isAsking.current) return;
      isAsking.current = true;
      await again();
      isAsking.current = false;
    };
    const timer = setInterval(() => void ask(), DELAY.statusPoll);
    const onChange = () => void ask();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [again]);
  const isOld = answer.status === 'failed' && shown !== undefined;
  return { answer: isOld ? { status: 'ready', data: shown } : answer, isOld, again };
}
