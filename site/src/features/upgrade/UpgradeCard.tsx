import type { ReactNode } from 'react';
import { PLATINUM_SOON } from '../../../../contract/billing.ts';
import { Button } from '../../components/ui/Button.tsx';
import { showToast } from '../../components/ui/toast.ts';
import { CHOOSE_PLATINUM, CHOOSE_PREMIUM } from '../plans/texts.ts';
import { keep, SESSION_KEYS } from '../session/storage.ts';
import { UPGRADE, UPGRADE_PLANS } from './texts.ts';

/** What the paid plans add to a program's page, and the way to the payment that leads back here. */
export function UpgradeCard({ returnPath }: { returnPath: string }) {
  const payment = `/subscription?${new URLSearchParams({ tier: 'premium', returnUrl: returnPath })}`;
  return (
    <section className="upgrade no-print" aria-labelledby="upgrade">
      <div>
        <h3 id="upgrade">{UPGRADE.title}</h3>
        <p className="mt-2 text-ink-soft">{UPGRADE.text}</p>
      </div>
      <ul className="upgrade-plans">
        <li>
          <UpgradePlan tier="premium">
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
          <UpgradePlan tier="platinum">
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

function UpgradePlan({ tier, children }: { tier: keyof typeof UPGRADE_PLANS; children: ReactNode }) {
  const { name, price, badge, features } = UPGRADE_PLANS[tier];
  return (
    <article className="card plan" data-tier={tier}>
      <div className="plan-head">
        <h4>{name}</h4>
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
