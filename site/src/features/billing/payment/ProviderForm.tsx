import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { StripeElements } from '@stripe/stripe-js';
import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { appearanceNow, onThemeChange } from './appearance.ts';
import type { CardForm, Fault } from './state.ts';
import { CARD } from './texts.ts';

export interface ProviderFormProps {
  form: CardForm;
  fault: Fault | undefined;
  isProcessing: boolean;
  action: string;
  pending: string;
  onSubmit: (elements: StripeElements) => void;
  onUnavailable: () => void;
  /** Shown between the card fields and the button. */
  children?: ReactNode;
}

/** If the fields don't appear within this time, something is blocking them. */
const PATIENCE_MS = 20_000;

/** The card fields, in the payment provider's frame, and our button. */
export function ProviderForm(props: ProviderFormProps) {
  const { stripe, clientSecret } = props.form;
  const [appearance, setAppearance] = useState(appearanceNow);
  useEffect(() => onThemeChange(() => setAppearance(appearanceNow())), []);
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance, locale: 'en' }}>
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ fault, isProcessing, action, pending, onSubmit, onUnavailable, children }: ProviderFormProps) {
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(onUnavailable, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady, onUnavailable]);

  const submit = () => {
    if (elements && isReady && !isProcessing) onSubmit(elements);
  };

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
      aria-busy={isProcessing}
    >
      {!isReady && (
        <p className="flex items-center gap-3 text-ink-soft" role="status">
          <span className="spinner" aria-hidden="true" />
          {CARD.loading}
        </p>
      )}
      <PaymentElement
        options={{ layout: 'tabs', terms: { card: 'never' } }}
        onReady={() => setReady(true)}
        onLoadError={onUnavailable}
      />
      {children}
      {fault && (
        <Alert kind="error" title={fault.title}>
          <p className="wrap-anywhere">{fault.message}</p>
        </Alert>
      )}
      <Button type="submit" large pending={isProcessing} disabled={!isReady}>
        {isProcessing ? pending : action}
      </Button>
    </form>
  );
}
