import { useId } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { nextPayment } from './terms.ts';
import { TERMS } from './texts.ts';

/** The terms, shown before asking for a card. `renewsAt`: the next payment date, once the server returns it. */
export function PaymentTerms({ renewsAt }: { renewsAt: string | undefined }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack">
      <h2 id={id}>{TERMS.title}</h2>
      <dl className="stack [--gap:1rem]">
        <Term name={TERMS.today} text={TERMS.todayText} />
        <Term name={TERMS.later} text={TERMS.laterText(longDate(renewsAt ?? nextPayment(new Date())))} />
        <Term name={TERMS.cancel} text={TERMS.cancelText} />
        <Term name={TERMS.after} text={TERMS.afterText} />
        <Term name={TERMS.refunds} text={TERMS.refundsText} />
      </dl>
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
    <div className="border-t border-line pt-4">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{text}</dd>
    </div>
  );
}
