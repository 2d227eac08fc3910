import { Later } from '../../../components/ui/Later.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import type { Ready } from '../state.ts';

const load = async () => (await import('./PriorityLine.tsx')).PriorityLine;

/** What there is to say about the order of AI; its code comes when that order is chosen. */
export function PriorityLater({ search }: { search: Ready }) {
  return (
    <Later
      load={load}
      props={{ search }}
      waiting={<div className="priority-line" />}
      failed={<p className="priority-line">{UNLOADED}</p>}
    />
  );
}
