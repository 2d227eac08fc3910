import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import { MY_PLAN_PATH } from '../../../lib/my-plan-path.ts';
import type { PlanProps } from './MyPlan.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { MY_PLAN } from './texts.ts';

const Plan = lazy(async () => {
  try {
    return { default: (await import('./MyPlan.tsx')).MyPlan };
  } catch {
    return { default: Unloaded };
  }
});

/** ID of the element that a menu links to. */
const PLACE = 'my-plan';
const isAskedFor = () => location.hash === new URL(MY_PLAN_PATH, location.origin).hash;

/** The plan of all saved programs, open unless the member hides it. */
export function LazyMyPlan(props: Omit<PlanProps, 'isPrinting' | 'onPrinted'>) {
  const [isOpen, setOpen] = useState(true);
  /** A print request, pending until the plan has loaded. */
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (isAskedFor()) document.getElementById(PLACE)?.scrollIntoView();
  }, []);
  const panel = useId();
  return (
    <section id={PLACE} className={isOpen ? 'my-plan' : 'my-plan no-print'} aria-labelledby={`${panel}-title`}>
      <div className="my-plan-head no-print">
        <div>
          <h2 id={`${panel}-title`}>{MY_PLAN.title}</h2>
          <p className="text-ink-soft">
            {MY_PLAN.text} {!isOpen && MY_PLAN.how}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            look={isOpen ? 'quiet' : 'primary'}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => {
              setOpen(!isOpen);
              setPrinting(false);
            }}
          >
            {isOpen ? MY_PLAN.hide : MY_PLAN.show}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              setOpen(true);
              setPrinting(true);
            }}
          >
            {MY_PLAN.print}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={panel}>
          <Suspense fallback={<PlanSkeleton />}>
            <Plan {...props} isPrinting={isPrinting} onPrinted={() => setPrinting(false)} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

function Unloaded(_: PlanProps) {
  return (
    <Alert kind="error">
      <p>{UNLOADED}</p>
    </Alert>
  );
}
