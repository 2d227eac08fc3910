import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { UNLOADED } from '../../components/ui/texts.ts';
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

/** The fragment that menus link to. */
const PLACE = 'my-plan';
const isAskedFor = () => location.hash === `#${PLACE}`;

/** The plan of all saved programs. Code and data load on request. */
export function MyPlanLater(props: Omit<PlanProps, 'isPrinting' | 'onPrinted'>) {
  const [isOpen, setOpen] = useState(isAskedFor);
  /** A print request waits until the plan has loaded. */
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const follow = () => isAskedFor() && setOpen(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
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
