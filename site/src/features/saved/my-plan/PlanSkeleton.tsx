import { MY_PLAN } from './texts.ts';

export function PlanSkeleton() {
  return (
    // At least as tall as the screen, so what's below doesn't move while it shows.
    <div className="stack min-h-svh [--gap:0.75rem]" role="status">
      <p className="visually-hidden">{MY_PLAN.loading}</p>
      <div className="skeleton h-24" />
      <div className="skeleton h-24" />
      <div className="skeleton h-24" />
    </div>
  );
}
