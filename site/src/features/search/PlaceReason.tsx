import type { PriorityMove } from '../../../../contract/priority.ts';
import { BY_AI } from './list-texts.ts';

/** How far a model moved a program up, and why: the server's sentence, with the program's own words where it ends in them. */
export function PlaceReason({ move }: { move: PriorityMove | undefined }) {
  if (!move) return null;
  return (
    <p className="place-reason">
      <span className="badge badge-accent">{BY_AI}</span> <span dir="auto">{move.text}</span>{' '}
      {move.quote !== null && <q dir="auto">{move.quote}</q>}
    </p>
  );
}
