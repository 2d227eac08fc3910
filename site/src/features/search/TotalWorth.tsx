import type { Total } from '../../../../contract/search.ts';
import { paidWords, rangeOf, totalWords } from '../../../../matching/amount-words.ts';
import { grantPath } from '../program/route.ts';
import { TOTAL } from './list-texts.ts';

/** What the programs of the member's own list come to together, and what that counts and leaves out. */
export function TotalWorth({ total }: { total: Total }) {
  const { monthly, yearly, counted, open, excluded } = total;
  if (counted.length === 0 && open.length === 0) return null;
  const sum = totalWords(total);
  return (
    <section className="total-worth stack [--gap:0.5rem]" aria-labelledby="total-worth">
      <h3 id="total-worth" className="total-worth-title">
        {sum ? TOTAL.about(sum) : TOTAL.unknown}
      </h3>
      {sum && monthly.to > 0 && yearly.to > 0 && <p>{TOTAL.parts(rangeOf(monthly), rangeOf(yearly))}</p>}
      {!sum && (
        <p>
          {TOTAL.tellUs} <a href="/profile">{TOTAL.profile}</a>
        </p>
      )}
      {sum && (
        <details>
          <summary>{TOTAL.how}</summary>
          <div className="stack mt-2 [--gap:0.75rem]">
            {counted.length > 0 && (
              <ul className="stack [--gap:0.25rem]">
                {counted.map(({ id, title, amount }) => (
                  <li key={id}>
                    <a href={grantPath(id)}>{title}</a>: {paidWords(amount)}
                  </li>
                ))}
              </ul>
            )}
            {open.length > 0 && <Left why={TOTAL.open} programs={open} />}
            {excluded.length > 0 && <Left why={TOTAL.excluded} programs={excluded} />}
            <p className="text-ink-soft">{TOTAL.estimate}</p>
          </div>
        </details>
      )}
    </section>
  );
}

function Left({ why, programs }: { why: string; programs: Total['open'] }) {
  return (
    <div>
      <p>{why}</p>
      <ul className="stack [--gap:0.25rem]">
        {programs.map(({ id, title }) => (
          <li key={id}>
            <a href={grantPath(id)}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
