import { useCallback } from 'react';
import { getByIncome, type IncomeCurve, type IncomePoint } from '../../../../../contract/programs/by-income.ts';
import { rangeWords } from '../../../../../matching/amounts/amount-words.ts';
import { dollars } from '../../../../../matching/benefits/money.ts';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { call } from '../../../lib/api.ts';
import { ByIncomeSkeleton } from './ByIncomeSkeleton.tsx';
import { IncomePicture } from './IncomePicture.tsx';
import { IncomeTable } from './IncomeTable.tsx';
import { assumedBy, saysOf } from './says.ts';
import { BY_INCOME } from './texts.ts';
import { useAnswer } from './use-answer.ts';

/** Shows where a program ends for this household as its income rises: a chart, a summary, and the numbers. */
export function ProgramByIncome({ grantId }: { grantId: string }) {
  const ask = useCallback(async () => (await call(getByIncome, { params: { id: grantId } })).curve, [grantId]);
  const { answer, again } = useAnswer(ask);
  switch (answer.status) {
    case 'loading':
      return <ByIncomeSkeleton />;
    case 'failed':
      return <LoadingFailed title={BY_INCOME.failed} message={answer.message} onTryAgain={again} />;
    case 'ready':
      return answer.value && <Curve curve={answer.value} />;
  }
}

function Curve({ curve }: { curve: IncomeCurve }) {
  const { points, here, ends, per, measure } = curve;
  const says = saysOf(curve).join(' ');
  return (
    <section className="by-income by-income-place" aria-labelledby="by-income">
      <h3 id="by-income">{BY_INCOME.title}</h3>
      <p className="by-income-says">{says}</p>
      <IncomePicture
        points={points}
        says={`${says} ${BY_INCOME.seeTable}`}
        scale={(value) => (measure === 'money' ? dollars(value) : measure === 'people' ? BY_INCOME.people(value) : '')}
        income={dollars}
        axis={BY_INCOME.axis(per)}
        here={here === null ? null : { at: here, text: BY_INCOME.here(dollars(here)) }}
        end={ends && { at: ends.to, text: BY_INCOME.end(dollars(ends.to)) }}
        isCount={measure !== 'money'}
      />
      <IncomeTable
        caption={BY_INCOME.title}
        incomeTitle={BY_INCOME.income(per)}
        valueTitle={measure === 'money' ? BY_INCOME.columns.money(per) : BY_INCOME.columns[measure]}
        here={here}
        points={points}
        value={(point) => VALUE_WORDS[measure](point)}
      />
      <p className="text-small text-ink-soft">{assumedBy(curve, points, per).join(' ')}</p>
    </section>
  );
}

const VALUE_WORDS: Readonly<Record<IncomeCurve['measure'], (point: IncomePoint) => string>> = {
  money: ({ from, to }) => (from === 0 && to > 0 ? BY_INCOME.upTo(dollars(to)) : rangeWords(from, to)),
  people: ({ from, to }) => (from === to ? String(to) : `${from}–${to}`),
  within: ({ from, to }) => (to === 0 ? BY_INCOME.within.no : from > 0 ? BY_INCOME.within.yes : BY_INCOME.within.maybe),
};
