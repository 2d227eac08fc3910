import type { ReactNode } from 'react';
import type { Plan } from './plans.ts';
import { PRICE_TERMS } from './texts.ts';

interface Props {
  plan: Plan;
  /** Its level in the page's outline. */
  as?: 'h2' | 'h3';
  /** In place of the plan's badge: "Current plan". */
  badge?: string;
  /** The button or link that chooses the plan; without one, a disabled button stands in its place, with `null` nothing. */
  children?: ReactNode;
}

export function PlanCard({ plan, as: Heading = 'h3', badge = plan.badge, children }: Props) {
  return (
    <article className="card plan" data-tier={plan.tier}>
      <div className="plan-head">
        <Heading>{plan.name}</Heading>
        {badge && <span className={`badge ${plan.available ? 'badge-accent' : 'badge-neutral'}`}>{badge}</span>}
      </div>
      <p className="plan-price">
        <strong>{plan.price}</strong> {PRICE_TERMS[plan.tier]}
      </p>
      <ul className="plan-features">
        {plan.features.map((feature, place) => (
          <li key={feature}>
            {feature}
            {plan.details?.[place] && <span className="plan-detail">{plan.details[place]}</span>}
          </li>
        ))}
      </ul>
      {children === undefined ? (
        <button className="button button-quiet" type="button" disabled>
          {plan.action}
        </button>
      ) : (
        children
      )}
    </article>
  );
}
