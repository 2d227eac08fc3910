import { Lazy } from '../../../components/ui/Lazy.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import type { Ready } from '../state.ts';

const load = async () => (await import('./PriorityLine.tsx')).PriorityLine;

/** The status of the AI order. Its code loads when that order is selected. */
export function LazyPriority({ search }: { search: Ready }) {
  return (
    <Lazy
      load={load}
      props={{ search }}
      waiting={<div className="priority-line" />}
      failed={<p className="priority-line">{UNLOADED}</p>}
    />
  );
}
