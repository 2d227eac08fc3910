import { useId } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { nextPayment } from './terms.ts';
import { TERMS } from './texts.ts';

/**
 * The terms, shown before asking for a card: what's paid when and how to cancel, then the rest. `renewsAt`: the next
 * payment date, once the server returns it.
 */
export function PaymentTerms({ renewsAt }: { renewsAt: string | undefined }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack [--gap:0.75rem]">
      <h2 id={id}>{TERMS.title}</h2>
      <dl className="stack [--gap:0.5rem]">
        <Term name={TERMS.today} text={TERMS.todayText} />
        <Term name={TERMS.later} text={TERMS.laterText(longDate(renewsAt ?? nextPayment(new Date())))} />
        <Term name={TERMS.cancel} text={TERMS.cancelText} />
      </dl>
      <details className="pay-folded">
        <summary>{TERMS.more}</summary>
        <dl className="stack mt-2 [--gap:0.5rem]">
          <Term name={TERMS.after} text={TERMS.afterText} />
          <Term name={TERMS.refunds} text={TERMS.refundsText} />
        </dl>
      </details>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a className="inline-flex min-h-11 items-center" href="/terms">
            {TERMS.termsLink}
          </a>
        </li>
        <li>
          <a className="inline-flex min-h-11 items-center" href="/refunds">
            {TERMS.refundsLink}
          </a>
        </li>
      </ul>
    </section>
  );
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div className="border-t border-line pt-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{text}</dd>
    </div>
  );
}
