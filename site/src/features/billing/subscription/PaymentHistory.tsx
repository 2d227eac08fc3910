import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Invoice } from '../../../../../contract/billing.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { longDate } from '../../../lib/dates.ts';
import { $payments, loadPayments } from './payments.ts';
import { cardLine, dollars } from './plan-words.ts';
import { CHANGE_CARD, INVOICE_STATUS, PAYMENTS } from './texts.ts';

/** One year of payments is shown at first. */
const SHOWN = 12;

/** The card and its payments. `hasPlan`: there's a subscription whose card can be changed. */
export function PaymentHistory({ hasPlan }: { hasPlan: boolean }) {
  const payments = useStore($payments);
  useEffect(() => void loadPayments(), []);

  return (
    <section className="stack [--gap:1rem]">
      <h2>{PAYMENTS.title}</h2>
      {payments.status === 'loading' && (
        <p className="flex items-center gap-3" role="status">
          <span className="spinner" aria-hidden="true" />
          {PAYMENTS.loading}
        </p>
      )}
      {payments.status === 'failed' && (
        <LoadingFailed title={PAYMENTS.failed} message={payments.message} onTryAgain={loadPayments} />
      )}
      {payments.status === 'ready' && (
        <>
          {hasPlan && (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4">
              <p>{payments.card ? cardLine(payments.card) : PAYMENTS.noCard}</p>
              <a className="button button-quiet" href="/subscription?change=card">
                {CHANGE_CARD}
              </a>
            </div>
          )}
          <InvoiceList invoices={payments.invoices} />
        </>
      )}
    </section>
  );
}

function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (invoices.length === 0) return <p className="text-ink-soft">{PAYMENTS.none}</p>;
  const shown = showsAll ? invoices : invoices.slice(0, SHOWN);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((invoice) => (
          <InvoiceItem key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {shown.length < invoices.length && (
        <p>
          <Button look="quiet" onClick={() => setShowsAll(true)}>
            {PAYMENTS.showAll(invoices.length)}
          </Button>
        </p>
      )}
    </>
  );
}

function InvoiceItem({ invoice }: { invoice: Invoice }) {
  const { createdAt, number, total, refunded, status, invoiceUrl, receiptUrl } = invoice;
  const date = longDate(createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold">{date}</p>
        {number && <p className="text-small text-ink-soft wrap-anywhere">{number}</p>}
      </div>
      <p className="tabular-nums">{dollars(total)}</p>
      <p className="flex flex-wrap gap-2">
        <span className={`badge ${status === 'paid' ? 'badge-good' : 'badge-warn'}`}>{INVOICE_STATUS[status]}</span>
        {refunded > 0 && <span className="badge badge-neutral">{PAYMENTS.refunded(dollars(refunded))}</span>}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {invoiceUrl && <DocumentLink href={invoiceUrl} name={PAYMENTS.invoice} date={date} />}
        {receiptUrl && <DocumentLink href={receiptUrl} name={PAYMENTS.receipt} date={date} />}
      </p>
    </li>
  );
}

function DocumentLink({ href, name, date }: { href: string; name: string; date: string }) {
  return (
    <a className="inline-flex min-h-11 items-center" href={href} target="_blank" rel="noopener noreferrer">
      {name}
      <span className="visually-hidden">{PAYMENTS.of(date)}</span>
    </a>
  );
}
