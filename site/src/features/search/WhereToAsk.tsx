import { useStore } from '@nanostores/react';
import { HelpLine } from '../help/HelpLine.tsx';
import { $saved } from '../saved/store.ts';
import { ASK } from './ask-texts.ts';

/** Who helps with the list: people nearby, and for paying members the page where they can ask about it. */
export function WhereToAsk() {
  const saved = useStore($saved);
  const mayAsk = saved.status === 'ready' && saved.plan.priority;
  return (
    <HelpLine>
      {mayAsk && (
        <>
          {ASK.or} <a href="/ask">{ASK.link}</a>
        </>
      )}
    </HelpLine>
  );
}
