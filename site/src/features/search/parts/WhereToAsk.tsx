import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $ai, loadAi } from '../../billing/plans/ai.ts';
import { HelpLine } from '../../help/HelpLine.tsx';
import { $saved } from '../../saved/store.ts';
import { ASK } from './ask-texts.ts';
import { INSTEAD } from './list-texts.ts';

interface Props {
  /** True to give 211's number too, such as when nothing was found. */
  with211?: boolean;
}

/** Shows where to ask about the list: people nearby and, for paying members, the page for questions. */
export function WhereToAsk({ with211 = false }: Props) {
  const saved = useStore($saved);
  const ai = useStore($ai);
  const isSubscriber = saved.status === 'ready' && saved.plan.priority;
  useEffect(() => {
    if (isSubscriber) void loadAi();
  }, [isSubscriber]);
  const mayAsk = isSubscriber && ai !== null && ai !== 'nobody';
  return (
    <HelpLine
      call={
        with211 && (
          <>
            {INSTEAD.call} <a href={INSTEAD.url}>{INSTEAD.link}</a>.{' '}
          </>
        )
      }
    >
      {mayAsk && (
        <>
          {ASK.or} <a href="/ask">{ASK.link}</a>.
        </>
      )}
    </HelpLine>
  );
}
