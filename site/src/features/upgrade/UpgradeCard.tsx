import type { ReactNode } from 'react';
import { PLATINUM_SOON } from '../../../../contract/billing.ts';
import { Button } from '../../components/ui/Button.tsx';
import { showToast } from '../../components/ui/toast.ts';
import { CHOOSE_PLATINUM, CHOOSE_PREMIUM } from '../plans/texts.ts';
import { keep, SESSION_KEYS } from '../session/storage.ts';
import { UPGRADE, UPGRADE_PLANS, UPGRADE_WITHOUT_MODEL } from './texts.ts';

interface Props {
  returnPath: string;
  /** Whether an AI model would make the analysis. */
  hasModel: boolean;
}

/** What the paid plans add to a program's page, and the way to the payment that leads back here. */
export function UpgradeCard({ returnPath, hasModel }: Props) {
  // Without a model no banner stands above it: it is a part of the page of its own.
  const Heading = hasModel ? 'h3' : 'h2';
  const payment = `/subscription?${new URLSearchParams({ tier: 'premium', returnUrl: returnPath })}`;
  return (
    <section className="upgrade no-print" aria-labelledby="upgrade">
      <div>
        <Heading id="upgrade">{hasModel ? UPGRADE.title : UPGRADE_WITHOUT_MODEL.title}</Heading>
        {hasModel ? <p className="mt-2 text-ink-soft">{UPGRADE.text}</p> : <WithoutModel />}
      </div>
      <ul className="upgrade-plans">
        <li>
          <UpgradePlan tier="premium" as={hasModel ? 'h4' : 'h3'}>
            <a
              className="button button-primary"
              href={payment}
              onClick={() => keep(SESSION_KEYS.subscriptionReturnUrl, returnPath)}
            >
              {CHOOSE_PREMIUM}
            </a>
          </UpgradePlan>
        </li>
        <li>
          <UpgradePlan tier="platinum" as={hasModel ? 'h4' : 'h3'}>
            <Button look="quiet" onClick={() => showToast(PLATINUM_SOON)}>
              {CHOOSE_PLATINUM}
            </Button>
          </UpgradePlan>
        </li>
      </ul>
      <p className="text-small text-ink-soft">{UPGRADE.anytime}</p>
    </section>
  );
}

/** Said before anybody is asked for a card. */
function WithoutModel() {
  const { without, adds } = UPGRADE_WITHOUT_MODEL;
  return (
    <div className="stack mt-2 text-ink-soft [--gap:0.5rem]">
      <p>{without}</p>
      <p>{UPGRADE_WITHOUT_MODEL.with}</p>
      <ul className="list-disc ps-5">
        {adds.map((add) => (
          <li key={add}>{add}</li>
        ))}
      </ul>
    </div>
  );
}

interface PlanProps {
  tier: keyof typeof UPGRADE_PLANS;
  as: 'h3' | 'h4';
  children: ReactNode;
}

function UpgradePlan({ tier, as: Name, children }: PlanProps) {
  const { name, price, badge, features } = UPGRADE_PLANS[tier];
  return (
    <article className="card plan" data-tier={tier}>
      <div className="plan-head">
        <Name>{name}</Name>
        {badge && <span className="badge badge-neutral">{badge}</span>}
      </div>
      <p className="plan-price">
        <strong>{price}</strong>
        {UPGRADE.perMonth}
      </p>
      <ul className="plan-features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {children}
    </article>
  );
}
