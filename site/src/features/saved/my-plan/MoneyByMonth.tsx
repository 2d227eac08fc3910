import type { Total } from '../../../../../contract/search/search.ts';
import { amountWords, rangeWords } from '../../../../../matching/amounts/amount-words.ts';
import { grantPath } from '../../program/route.ts';
import { MoneyPicture } from './MoneyPicture.tsx';
import { type Money, moneyOf, type Paid } from './money.ts';
import { monthsOf } from './months.ts';
import { MONEY, monthNames } from './texts.ts';

/** The months in which saved programs pay: a chart, a summary, and the programs as a table. */
export function MoneyByMonth({ total }: { total: Total }) {
  const months = monthsOf([]);
  const money = moneyOf(total, months);
  if (money.paid.length === 0) return null;
  // Twelve equal bars wouldn't say more than one sentence.
  const hasPicture = money.once.some(({ first, last }) => last >= first);
  const says = saysOf(money, hasPicture);
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="plan-money">
      <h3 id="plan-money">{MONEY.title}</h3>
      <p className="text-ink-soft">{MONEY.text}</p>
      {hasPicture && <MoneyPicture money={money} months={months} says={says.map(({ text }) => text).join(' ')} />}
      <ul className="money-says" data-plain={!hasPicture || undefined}>
        {says.map(({ kind, text }) => (
          <li key={text} data-kind={kind}>
            {text}
          </li>
        ))}
      </ul>
      <table className="dates money">
        <caption className="visually-hidden">{MONEY.title}</caption>
        <thead>
          <tr>
            <th scope="col">{MONEY.program}</th>
            <th scope="col">{MONEY.about}</th>
            <th scope="col">{MONEY.when}</th>
          </tr>
        </thead>
        <tbody>
          {money.paid.map((part) => (
            <tr key={part.id}>
              <th scope="row" dir="auto">
                <a href={grantPath(part.id)}>{part.title}</a>
              </th>
              <td>{amountWords(part.amount)}</td>
              <td>{whenWords(part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total.open.length > 0 && <p className="text-small text-ink-soft">{MONEY.open(total.open.length)}</p>}
    </section>
  );
}

interface Saying {
  /** The part of the chart it explains. */
  kind: 'monthly' | 'range' | 'once' | 'unplaced';
  text: string;
}

function saysOf({ monthly, once, unplaced }: Money, hasPicture: boolean): Saying[] {
  return [
    ...(monthly.to > 0
      ? [{ kind: 'monthly' as const, text: MONEY.monthly(rangeWords(monthly.from, monthly.to)) }]
      : []),
    ...(hasPicture && monthly.to > monthly.from ? [{ kind: 'range' as const, text: MONEY.range }] : []),
    ...once.map(({ months, sum }) => ({
      kind: 'once' as const,
      text: MONEY.once(monthNames(months), rangeWords(sum.from, sum.to)),
    })),
    ...(unplaced.to > 0
      ? [{ kind: 'unplaced' as const, text: MONEY.unplaced(rangeWords(unplaced.from, unplaced.to)) }]
      : []),
  ];
}

function whenWords({ when, amount, benefit }: Paid): string {
  switch (when.kind) {
    case 'monthly':
      return MONEY.everyMonth;
    case 'window':
      return MONEY.onceIn(monthNames(when.months), benefit === 'summer-ebt');
    case 'year':
      return amount.per === 'once' ? MONEY.onceUnplaced : MONEY.inAYear;
  }
}
