import { getHelpByIncome, type HelpCurve, type HelpPart } from '../../../../../contract/programs/by-income.ts';
import { rangeWords } from '../../../../../matching/amounts/amount-words.ts';
import { dollars } from '../../../../../matching/benefits/money.ts';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { call } from '../../../lib/api.ts';
import { LANGUAGE_TAG } from '../../../locale/locale.ts';
import { grantPath } from '../route.ts';
import { ByIncomeSkeleton } from './ByIncomeSkeleton.tsx';
import { type Gain, gainsOf } from './gains.ts';
import { IncomePicture } from './IncomePicture.tsx';
import { IncomeTable } from './IncomeTable.tsx';
import { assumedBy, LEAST_START } from './says.ts';
import { BY_INCOME, HELP } from './texts.ts';
import { useAnswer } from './use-answer.ts';

const ask = async () => (await call(getHelpByIncome)).help;

/** The total help in the member's list by income: where it drops, and where each program ends. */
export function HelpByIncome() {
  const { answer, again } = useAnswer(ask);
  switch (answer.status) {
    case 'loading':
      return <ByIncomeSkeleton />;
    case 'failed':
      return <LoadingFailed title={BY_INCOME.failed} message={answer.message} onTryAgain={again} />;
    case 'ready':
      return answer.value ? <Help help={answer.value} /> : <p>{HELP.none}</p>;
  }
}

function Help({ help }: { help: HelpCurve }) {
  const { points, here, losses, parts } = help;
  const own = points.find(({ income }) => income === here);
  const says = own ? HELP.here(aMonth(own.income), aMonth(own.from, own.to)) : HELP.picture;
  const lossTexts = losses.map(({ income, loss, ids }) =>
    HELP.loss(aMonth(income), rangeWords(loss.from, loss.to), namesOf(ids, parts)),
  );
  const gains = gainsOf(help);
  const gained = gains.map(gainWords);
  return (
    <div className="by-income">
      <p className="by-income-says">{own ? `${says} ${HELP.picture}` : says}</p>
      <IncomePicture
        points={points}
        says={[says, ...lossTexts, ...gained, BY_INCOME.seeTable].join(' ')}
        scale={dollars}
        income={dollars}
        axis={BY_INCOME.axis('month')}
        here={own ? { at: own.income, text: BY_INCOME.here(dollars(own.income)) } : null}
        numbers={[...losses, ...gains].map(({ income }) => income)}
      />
      {losses.length > 0 ? (
        <>
          <h4>{HELP.losses}</h4>
          <ol className="income-losses">
            {lossTexts.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ol>
        </>
      ) : (
        <p>{HELP.noLoss}</p>
      )}
      {gained.length > 0 && (
        <>
          <h4>{HELP.gains}</h4>
          <ol className="income-losses" start={losses.length + 1}>
            {gained.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ol>
        </>
      )}
      <IncomeTable
        caption={HELP.picture}
        incomeTitle={BY_INCOME.income('month')}
        valueTitle={HELP.sum}
        here={here}
        points={points}
        value={({ from, to }) => rangeWords(from, to)}
      />
      <Ends parts={parts} />
      <p className="text-small text-ink-soft">
        {[...assumedBy(help, points, 'month'), HELP.taxes, HELP.coverage].join(' ')}
      </p>
    </div>
  );
}

function gainWords({ income, gain, begin, end }: Gain): string {
  const isSure = gain.from > 0;
  const [words, titles] = begin.length > 0 ? [isSure ? HELP.isSure : HELP.mayBegin, begin] : [HELP.replaces, end];
  const sum = isSure ? rangeWords(gain.from, gain.to) : dollars(gain.to);
  return words(aMonth(income), sum, listOf(titles), titles.length);
}

function Ends({ parts }: { parts: readonly HelpPart[] }) {
  return (
    <details className="income-numbers">
      <summary className="text-button">{HELP.parts}</summary>
      <table className="income-table">
        <caption className="visually-hidden">{HELP.parts}</caption>
        <thead>
          <tr>
            <th scope="col">{HELP.columns.program}</th>
            <th scope="col">{HELP.columns.income}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row" dir="auto">
                <a href={grantPath(part.id)}>{part.title}</a>
              </th>
              <td>{spanWords(part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function spanWords({ starts, fewer, ends }: HelpPart): string {
  const [from, to] = [starts !== null && starts >= LEAST_START.month ? starts : null, ends].map((income) =>
    income === null ? null : dollars(income),
  );
  const span = from ? (to ? HELP.fromTo(from, to) : HELP.from(from)) : to ? HELP.upTo(to) : HELP.anyIncome;
  return fewer === null ? span : `${span}, ${HELP.fewer(dollars(fewer))}`;
}

function aMonth(from: number, to = from): string {
  return BY_INCOME.per(rangeWords(from, to), 'month');
}

function namesOf(ids: readonly string[], parts: readonly HelpPart[]): string {
  const titles = parts.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return titles.length === 0 ? HELP.many : listOf(titles);
}

function listOf(titles: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE_TAG, { type: 'conjunction' }).format(titles);
}
