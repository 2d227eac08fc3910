import type { ReactNode } from 'react';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast.ts';
import { keep, SESSION_KEYS } from '../../account/session/storage.ts';
import { PLATINUM_SOON } from '../plans/platinum-soon.ts';
import { CHOOSE_PLATINUM, CHOOSE_PREMIUM, DEMO, NOT_HERE, PLATINUM_LATER, PREMIUM_ADDS } from '../plans/texts.ts';
import { UPGRADE, UPGRADE_PLANS, UPGRADE_WITHOUT_MODEL } from './texts.ts';

interface Props {
  returnPath: string;
  /** Which kind of model would write the analysis, if any. */
  analyzedBy: GrantDetail['analyzedBy'];
}

/** Shows what the paid plans add to a program's page, with a link to checkout that returns here. */
export function UpgradeCard({ returnPath, analyzedBy }: Props) {
  const hasModel = analyzedBy !== 'record';
  // Without a model there's no banner above, so this is its own section of the page.
  const Heading = hasModel ? 'h3' : 'h2';
  const payment = `/subscription?${new URLSearchParams({ tier: 'premium', returnUrl: returnPath })}`;
  return (
    <section className="upgrade no-print" aria-labelledby="upgrade">
      <div>
        <Heading id="upgrade">{hasModel ? UPGRADE.title : UPGRADE_WITHOUT_MODEL.title}</Heading>
        {hasModel ? <p className="mt-2 text-ink-soft">{UPGRADE.text}</p> : <WithoutModel />}
        {analyzedBy === 'demo' && (
          <p className="mt-2">
            <strong>{DEMO.title}.</strong> {DEMO.text}
          </p>
        )}
      </div>
      <ul className="upgrade-plans">
        <li>
          <UpgradePlan tier="premium" as={hasModel ? 'h4' : 'h3'} hasModel={hasModel}>
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
          <UpgradePlan tier="platinum" as={hasModel ? 'h4' : 'h3'} hasModel={hasModel}>
            <Button look="quiet" onClick={() => showToast(PLATINUM_SOON)}>
              {CHOOSE_PLATINUM}
            </Button>
            <p className="text-small text-ink-soft">{PLATINUM_LATER}</p>
          </UpgradePlan>
        </li>
      </ul>
      <p className="text-small text-ink-soft">{UPGRADE.anytime}</p>
    </section>
  );
}

/** Shown before asking for a card. */
function WithoutModel() {
  const { without } = UPGRADE_WITHOUT_MODEL;
  return (
    <div className="stack mt-2 text-ink-soft [--gap:0.5rem]">
      <p>{without}</p>
      <p>{UPGRADE_WITHOUT_MODEL.with}</p>
      <ul className="list-disc ps-5">
        {PREMIUM_ADDS.map((add) => (
          <li key={add}>{add}</li>
        ))}
      </ul>
    </div>
  );
}

interface PlanProps {
  tier: keyof typeof UPGRADE_PLANS;
  as: 'h3' | 'h4';
  hasModel: boolean;
  children: ReactNode;
}

function UpgradePlan({ tier, as: Name, hasModel, children }: PlanProps) {
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
        {features.map(({ name: feature, withoutModel }) => (
          <li key={feature} data-missing={(!hasModel && withoutModel === NOT_HERE) || undefined}>
            {feature}
            {!hasModel && withoutModel && <span className="plan-detail">{withoutModel}</span>}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
