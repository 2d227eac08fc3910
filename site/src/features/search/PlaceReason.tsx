import { BY_AI } from './list-texts.ts';

/** Why a model put a program where it stands: the program's own words, to which it points. */
export function PlaceReason({ quote }: { quote: string | undefined }) {
  if (quote === undefined) return null;
  return (
    <p className="place-reason">
      <span className="badge badge-accent">{BY_AI.label}</span> <span>{BY_AI.pointsTo}</span> <q dir="auto">{quote}</q>
    </p>
  );
}
