import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { RequireMember } from '../../account/session/RequireMember.tsx';
import { CardChangePanel } from '../payment/CardChangePanel.tsx';
import { PROFILE_TAB } from '../payment/destination.ts';
import { PaymentPanel } from '../payment/PaymentPanel.tsx';
import { PaymentTerms } from '../payment/PaymentTerms.tsx';
import { $payment } from '../payment/store.ts';
import { ALREADY_ACTIVE } from '../payment/texts.ts';
import { PremiumHere } from '../plans/PremiumHere.tsx';
import { LOADING_SUBSCRIPTION } from './loading-texts.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { StatusNote } from './StatusNote.tsx';
import { $view, openScreen } from './screen.ts';
import { ACTIVE_ALREADY, PAY_PREMIUM, TO_SUBSCRIPTION } from './texts.ts';

export function SubscriptionScreen() {
  return <RequireMember>{() => <Screen />}</RequireMember>;
}

function Screen() {
  const view = useStore($view);
  useEffect(openScreen, []);

  switch (view.show) {
    case 'opening':
      return <Spinner label={LOADING_SUBSCRIPTION} />;
    case 'plans':
      return <PlanChoice isChoosing={view.isChoosing} fault={view.fault} />;
    case 'payment':
      return <Payment />;
    case 'card':
      return <CardChangePanel />;
    case 'active':
      return (
        <ToProfile>
          <h1 className="title">{ACTIVE_ALREADY.title}</h1>
          <p className="lead">{ACTIVE_ALREADY.text}</p>
        </ToProfile>
      );
  }
}

/** The terms come first in DOM order, so members can read them before entering a card. */
function Payment() {
  const payment = useStore($payment);
  const { status } = payment;
  const mayBePaid = status === 'setting-up' || status === 'form';
  return (
    <div className="stack [--gap:1.5rem]">
      <header className="stack [--gap:0.5rem]">
        <p className="eyebrow">{PAY_PREMIUM.eyebrow}</p>
        <h1 className="title">{PAY_PREMIUM.title}</h1>
        <p className="lead">{PAY_PREMIUM.lead}</p>
      </header>
      <div className={mayBePaid ? 'pay' : 'max-w-2xl'}>
        {mayBePaid && (
          <div className="stack [--gap:1rem]">
            <PaymentTerms renewsAt={payment.status === 'form' ? payment.form.renewsAt : undefined} />
            <PremiumHere />
          </div>
        )}
        <div className="pay-card">
          <PaymentPanel
            alreadyActive={
              <ToProfile>
                <h3>{ALREADY_ACTIVE.title}</h3>
                <p>{ALREADY_ACTIVE.description}</p>
              </ToProfile>
            }
          />
        </div>
        {mayBePaid && <StatusNote />}
      </div>
    </div>
  );
}

function ToProfile({ children }: { children: ReactNode }) {
  return (
    <div className="stack items-start" role="status">
      {children}
      <a className="button button-quiet" href={PROFILE_TAB}>
        {TO_SUBSCRIPTION}
      </a>
    </div>
  );
}
