import { useEffect, useState } from 'react';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import type { Step } from './store.ts';
import { BY_DEMO, DONE_STEP, RUNNING, RUNNING_LONG, STEPS } from './texts.ts';

/** After this time, the page says that it's taking a while. */
const LONG_MS = 25_000;
const OWN_STEPS: readonly Step[] = ['reading', 'asking', 'checking'];

/** An analysis's progress, with completed steps checked. */
export function Running({ step, analyzedBy }: { step: Step } & Pick<GrantDetail, 'analyzedBy'>) {
  const steps = analyzedBy === 'demo' ? { ...STEPS, asking: BY_DEMO.asking } : STEPS;
  const isLong = useIsLong();
  const at = Math.max(0, OWN_STEPS.indexOf(step));
  return (
    <>
      <p className="analysis-lead">{isLong ? RUNNING_LONG : RUNNING}</p>
      {step === 'elsewhere' ? (
        <p className="analysis-step" data-at="now">
          <span className="spinner" aria-hidden="true" />
          {STEPS.elsewhere}
        </p>
      ) : (
        <ol className="analysis-steps">
          {OWN_STEPS.map((own, index) => (
            <li
              key={own}
              className="analysis-step"
              data-at={index < at ? 'done' : index === at ? 'now' : 'ahead'}
              aria-current={index === at ? 'step' : undefined}
            >
              {index === at ? <span className="spinner" aria-hidden="true" /> : <Mark isDone={index < at} />}
              <span>
                {steps[own]}
                {index < at && <span className="visually-hidden">, {DONE_STEP}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {steps[step]}. {isLong && RUNNING_LONG}
      </p>
    </>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <span className="analysis-mark" aria-hidden="true">
      {isDone ? '✓' : ''}
    </span>
  );
}

function useIsLong(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
