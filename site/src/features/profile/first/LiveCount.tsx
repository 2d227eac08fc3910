import { useRef } from 'react';
import type { Fitting } from '../../../../../contract/profile/fitting.ts';
import type { Form } from '../form/form.ts';
import { useFitting } from './count.ts';
import type { StepName } from './steps.ts';
import { COUNT } from './texts.ts';

/** Shows how many programs match, and how this screen's answers changed that. Reserves its space, so nothing moves. */
export function LiveCount({ form, step }: { form: Form; step: StepName }) {
  const count = useFitting(form.watch());
  const before = useCountBefore(step, count.status === 'counted' ? count : null);
  if (count.status !== 'counted') {
    return (
      <div className="live-count" role="status">
        <p className="text-small text-ink-soft">{count.status === 'counting' ? COUNT.counting : COUNT.before}</p>
      </div>
    );
  }
  return (
    <div className="live-count" role="status">
      <p className="font-semibold">{headOf(count)}</p>
      <p className="text-small text-ink-soft">{(before && changeOf(before, count)) ?? restOf(count)}</p>
    </div>
  );
}

interface Counts {
  step: StepName;
  before: Fitting | null;
  last: Fitting | null;
}

/** Returns the last count on the previous screen; null on the first. */
function useCountBefore(step: StepName, count: Fitting | null): Fitting | null {
  const on = useRef<Counts>({ step, before: null, last: null });
  if (on.current.step !== step) on.current = { ...on.current, step, before: on.current.last };
  on.current.last = count ?? on.current.last;
  return on.current.before;
}

function headOf({ fit, possible }: Fitting): string {
  if (fit > 0) return COUNT.fit(fit);
  return possible > 0 ? COUNT.possible(possible) : COUNT.none;
}

function restOf({ fit, possible }: Fitting): string {
  if (fit > 0) return COUNT.more(possible - fit);
  return possible > 0 ? COUNT.clearer : COUNT.change;
}

/** Describes the change; null if there's none. */
function changeOf(before: Fitting, now: Fitting): string | null {
  const fit = now.fit - before.fit;
  if (fit !== 0) return fit > 0 ? COUNT.moreFit(fit) : COUNT.fewerFit(-fit);
  const others = now.possible - before.possible;
  if (others === 0) return null;
  return others > 0 ? COUNT.morePossible(others) : COUNT.ruledOut(-others);
}
