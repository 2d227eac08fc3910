import { useStore } from '@nanostores/react';
import type { PriorityMove } from '../../../../../contract/search/priority.ts';
import { $ai } from '../../billing/plans/ai.ts';
import { BY_AI, BY_DEMO } from './list-texts.ts';

/** Shows how far a model moved a program up, and why, in the server's words, sometimes with a quote. */
export function PlaceReason({ move }: { move: PriorityMove | undefined }) {
  const isDemo = useStore($ai) === 'demo';
  if (!move) return null;
  return (
    <p className="place-reason">
      <span className="badge badge-accent">{isDemo ? BY_DEMO : BY_AI}</span> <span dir="auto">{move.text}</span>{' '}
      {move.quote !== null && <q dir="auto">{move.quote}</q>}
    </p>
  );
}
