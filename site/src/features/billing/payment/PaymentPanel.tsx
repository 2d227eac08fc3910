import { useStore } from '@nanostores/react';
import type { StripeElements } from '@stripe/stripe-js';
import { type ReactNode, useId, useRef, useState } from 'react';
import { CheckboxField } from '../../../components/ui/form/CheckboxField.tsx';
import { CardFormStates, LazyProviderForm } from './CardFormStates.tsx';
import { $payment, cannotStart, pay, setUpPayment } from './store.ts';
import { CARD, CONSENT, PAY, PROCESSING, SUCCESS } from './texts.ts';

/** The card form for Premium, with the consent it requires. */
export function PaymentPanel({ alreadyActive }: { alreadyActive: ReactNode }) {
  const state = useStore($payment);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isMissed, setMissed] = useState(false);

  const submit = (elements: StripeElements) => {
    setMissed(!isAgreed);
    if (isAgreed) void pay(elements);
    else box.current?.focus();
  };

  // The clicked button disappears, so focus the heading.
  const tryAgain = () => {
    heading.current?.focus();
    void setUpPayment();
  };

  return (
    <section aria-labelledby={id} className="card stack [--gap:1rem]">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {CARD.title}
      </h2>
      <CardFormStates state={state} onTryAgain={tryAgain} success={SUCCESS} alreadyActive={alreadyActive}>
        {({ form, isProcessing, fault }) => (
          <>
            <p className="text-small text-ink-soft">{CARD.secure}</p>
            <LazyProviderForm
              form={form}
              fault={fault}
              isProcessing={isProcessing}
              action={PAY}
              pending={PROCESSING}
              onSubmit={submit}
              onUnavailable={cannotStart}
            >
              <CheckboxField
                ref={box}
                id="payment-consent"
                label={CONSENT.label}
                error={isMissed && !isAgreed ? CONSENT.missing : undefined}
                required
                checked={isAgreed}
                disabled={isProcessing}
                onChange={(event) => setAgreed(event.currentTarget.checked)}
              />
            </LazyProviderForm>
          </>
        )}
      </CardFormStates>
    </section>
  );
}
