import type { ReactNode } from 'react';
import type { AiAnswers } from '../../../../../contract/ai/ai.ts';
import type { Plan } from './plans.ts';
import { AI_DETAIL, PRICE_TERMS } from './texts.ts';

interface Props {
  plan: Plan;
  /** Heading level in the page's outline. */
  as?: 'h2' | 'h3';
  /** Replaces the plan's badge, such as with "Current plan". */
  badge?: string;
  /** Which kind of model answers AI questions on this site, if known. */
  ai?: AiAnswers | null;
  /** The button or link that selects the plan. If omitted, a disabled button; if `null`, nothing. */
  children?: ReactNode;
}

export function PlanCard({ plan, as: Heading = 'h3', badge = plan.badge, ai, children }: Props) {
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
        {plan.features.map(({ name, detail, needsAi }) => (
          <li key={name} data-missing={(needsAi && ai === 'nobody') || undefined}>
            {name}
            {detail && <span className="plan-detail">{needsAi ? AI_DETAIL[ai ?? 'unknown'](detail) : detail}</span>}
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
