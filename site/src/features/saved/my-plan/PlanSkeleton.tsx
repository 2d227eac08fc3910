import { MY_PLAN } from './texts.ts';

export function PlanSkeleton() {
  return (
    <div className="stack [--gap:0.75rem]" role="status">
      <p className="visually-hidden">{MY_PLAN.loading}</p>
      <div className="skeleton h-24" />
      <div className="skeleton h-24" />
      <div className="skeleton h-24" />
    </div>
  );
}
