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

/** Before the household is known, hardly any program surely fits, so a smaller number would say little. */
const WORTH_SAYING = 5;

/** Returns whether to lead with the programs that fit. Otherwise, all that could fit say more. */
function leadsWithFit({ fit, possible }: Fitting): boolean {
  return fit > 0 && (fit >= WORTH_SAYING || fit === possible);
}

function headOf(count: Fitting): string {
  if (leadsWithFit(count)) return COUNT.fit(count.fit);
  return count.possible > 0 ? COUNT.possible(count.possible) : COUNT.none;
}

function restOf(count: Fitting): string {
  const { fit, possible } = count;
  if (leadsWithFit(count)) return COUNT.more(possible - fit);
  if (fit > 0) return COUNT.rightAlready(fit);
  return possible > 0 ? COUNT.clearer : COUNT.change;
}

/** Describes the change in what the head says; null if there's none, or if the head says something else now. */
function changeOf(before: Fitting, now: Fitting): string | null {
  if (leadsWithFit(before) !== leadsWithFit(now)) return null;
  const fit = leadsWithFit(now) ? now.fit - before.fit : 0;
  if (fit !== 0) return fit > 0 ? COUNT.moreFit(fit) : COUNT.fewerFit(-fit);
  const others = now.possible - before.possible;
  if (others === 0) return null;
  return others > 0 ? COUNT.morePossible(others) : COUNT.ruledOut(-others);
}
