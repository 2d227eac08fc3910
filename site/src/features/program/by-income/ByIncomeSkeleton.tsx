import { BY_INCOME } from './texts.ts';

/** As tall as the final chart. */
export function ByIncomeSkeleton() {
  return (
    <div className="by-income by-income-place">
      <h3>{BY_INCOME.title}</h3>
      <div className="skeleton by-income-says" />
      <div className="skeleton income-picture" />
      <div className="skeleton h-11" />
      <div className="skeleton h-11" />
    </div>
  );
}
