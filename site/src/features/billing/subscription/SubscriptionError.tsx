import { Button } from '../../../components/ui/Button.tsx';
import { SUBSCRIPTION_ERROR } from './loading-texts.ts';

/** Shown instead of the plan if it couldn't be loaded. */
export function SubscriptionError({ onRefresh }: { onRefresh: () => void }) {
  return (
    <section className="card stack items-start" role="alert">
      <h2>{SUBSCRIPTION_ERROR.title}</h2>
      <p>{SUBSCRIPTION_ERROR.text}</p>
      <Button onClick={onRefresh}>{SUBSCRIPTION_ERROR.refresh}</Button>
    </section>
  );
}
