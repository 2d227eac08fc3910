import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { TRY_AGAIN } from '../../../components/ui/texts.ts';
import { goBack, PROFILE_TAB } from './destination.ts';
import type { ProviderFormProps } from './ProviderForm.tsx';
import type { CardForm, CardFormState } from './state.ts';
import { ACTIVATION_FAILED, CHECKING, SETTING_UP, SETUP_FAILED, STILL_PENDING, SUCCESS } from './texts.ts';

/** Already loaded by the time the state says there's a form: see `startForm`. */
export const LazyProviderForm: ComponentType<ProviderFormProps> = lazy(async () => {
  const { ProviderForm } = await import('./ProviderForm.tsx');
  return { default: ProviderForm };
});

interface Props<Form extends CardForm> {
  state: CardFormState<Form>;
  onTryAgain: () => void;
  success: { title: string; text: string };
  /** Link shown if no payment is needed. */
  alreadyActive?: ReactNode;
  children: (form: Extract<CardFormState<Form>, { status: 'form' }>) => ReactNode;
}

/** Shows what replaces a card form in each state. */
export function CardFormStates<Form extends CardForm>({
  state,
  onTryAgain,
  success,
  alreadyActive,
  children,
}: Props<Form>) {
  switch (state.status) {
    case 'setting-up':
      return <Waiting label={SETTING_UP} />;
    case 'checking':
      return <Waiting label={CHECKING} />;
    case 'form':
      return <Suspense fallback={<Waiting label={SETTING_UP} />}>{children(state)}</Suspense>;
    case 'setup-failed':
      return (
        <div className="stack">
          <Alert kind="error">
            <h2>{SETUP_FAILED.title}</h2>
            <p className="wrap-anywhere">{state.message}</p>
          </Alert>
          <p className="flex flex-wrap gap-3">
            {state.mayTryAgain && <Button onClick={onTryAgain}>{TRY_AGAIN}</Button>}
            <Button look="quiet" onClick={goBack}>
              {SETUP_FAILED.goBack}
            </Button>
          </p>
        </div>
      );
    case 'pending':
      return (
        <div className="stack items-start" role="status">
          <h2>{STILL_PENDING.title}</h2>
          <p>{STILL_PENDING.text}</p>
          <a className="button button-primary" href={PROFILE_TAB}>
            {STILL_PENDING.action}
          </a>
        </div>
      );
    case 'done':
      return (
        <div className="stack items-start" role="status">
          <Alert
            kind={state.warning ? 'warning' : 'success'}
            title={state.warning ? ACTIVATION_FAILED.title : success.title}
          >
            <p>{state.warning ? ACTIVATION_FAILED.description : success.text}</p>
          </Alert>
          <p>{SUCCESS.leaving}</p>
          <a className="button button-quiet" href={state.next}>
            {SUCCESS.continue}
          </a>
        </div>
      );
    case 'already-active':
      return alreadyActive;
  }
}

function Waiting({ label }: { label: string }) {
  return (
    <p className="flex min-h-32 items-center justify-center gap-3" role="status">
      <span className="spinner" aria-hidden="true" />
      {label}
    </p>
  );
}
