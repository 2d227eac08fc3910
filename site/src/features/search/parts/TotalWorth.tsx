import { useState } from 'react';
import { type Total, UNPRICED } from '../../../../../contract/search/search.ts';
import { paidWords, rangeOf, totalWords } from '../../../../../matching/amounts/amount-words.ts';
import { amountBeside } from '../../../../../matching/benefits/estimates/together.ts';
import { Lazy } from '../../../components/ui/Lazy.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import { grantPath } from '../../program/route.ts';
import { leftOutWords, TOTAL } from './list-texts.ts';

/** Shows what the total above the starting programs includes and leaves out, or what's needed to calculate one. */
export function TotalWorth({ total }: { total: Total }) {
  const { monthly, yearly, counted, open, excluded, forAll = [] } = total;
  const depending = open.filter(({ leftOut }) => leftOut !== UNPRICED);
  const unpriced = open.filter(({ leftOut }) => leftOut === UNPRICED);
  const sum = totalWords(total);
  return (
    <section className="total-worth" aria-labelledby="total-worth">
      {!sum && (
        <>
          <h3 id="total-worth" className="total-worth-title">
            {TOTAL.unknown}
          </h3>
          <p>
            {TOTAL.tellUs} <a href="/profile">{TOTAL.profile}</a>
          </p>
        </>
      )}
      {sum && monthly.to > 0 && yearly.to > 0 && <p>{TOTAL.parts(rangeOf(monthly), rangeOf(yearly))}</p>}
      {sum && counted.some(({ ifEarned }) => ifEarned) && (
        <p>
          {TOTAL.ifEarned} <a href="/profile">{TOTAL.howMuchEarned}</a>
        </p>
      )}
      {sum && (
        <details>
          <summary>{TOTAL.how}</summary>
          <div className="stack mt-2 [--gap:0.75rem]">
            {counted.length > 0 && (
              <ul className="stack [--gap:0.25rem]">
                {counted.map((part) => {
                  const amount = amountBeside(part, counted);
                  return (
                    <li key={part.id}>
                      <a href={grantPath(part.id)}>{part.title}</a>: {paidWords(amount)}
                      {amount.to < part.amount.to && TOTAL.lower}
                    </li>
                  );
                })}
              </ul>
            )}
            {depending.length > 0 && <Left why={TOTAL.open} programs={depending} />}
            {unpriced.length > 0 && <Left why={TOTAL.unpriced} programs={unpriced} />}
            {excluded.length > 0 && <Left why={TOTAL.excluded} programs={excluded} />}
            {forAll.length > 0 && <Left why={TOTAL.forAll} programs={forAll} />}
            <p className="text-ink-soft">{TOTAL.estimate}</p>
          </div>
        </details>
      )}
      {sum && <IfIncomeChanges />}
    </section>
  );
}

const loadHelp = () => import('../../program/by-income/HelpByIncome.tsx').then(({ HelpByIncome }) => HelpByIncome);

/** Total help by income. Code and data load on request. */
function IfIncomeChanges() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{TOTAL.ifIncomeChanges}</summary>
      {isOpen && (
        <div className="mt-2">
          <Lazy load={loadHelp} props={{}} waiting={<div className="by-income-place" />} failed={<p>{UNLOADED}</p>} />
        </div>
      )}
    </details>
  );
}

function Left({ why, programs }: { why: string; programs: Total['open'] }) {
  return (
    <div>
      <p>{why}</p>
      <ul className="stack [--gap:0.25rem]">
        {programs.map(({ id, title, leftOut }) => (
          <li key={id}>
            <a href={grantPath(id)}>{title}</a>
            {leftOut && leftOut !== UNPRICED && `: ${leftOutWords(leftOut)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
