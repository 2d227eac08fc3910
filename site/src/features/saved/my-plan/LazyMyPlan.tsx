import { lazy, Suspense } from 'react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import type { PlanProps } from './MyPlan.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';

const Plan = lazy(async () => {
  try {
    return { default: (await import('./MyPlan.tsx')).MyPlan };
  } catch {
    return { default: Unloaded };
  }
});

/** One part of the plan of all saved programs. */
export function LazyMyPlan(props: PlanProps) {
  return (
    <Suspense fallback={<PlanSkeleton />}>
      <Plan {...props} />
    </Suspense>
  );
}

function Unloaded(_: PlanProps) {
  return (
    <Alert kind="error">
      <p>{UNLOADED}</p>
    </Alert>
  );
}
