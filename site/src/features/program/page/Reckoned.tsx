import type { ProgramEstimate as Estimate } from '../../../../../contract/programs/benefits.ts';
import { worthWords } from '../../../../../matching/amounts/amount-words.ts';
import { LaterWhenNear } from '../../../components/ui/LaterWhenNear.tsx';
import { longDate } from '../../../lib/dates.ts';
import { WebLink } from '../WebLink.tsx';
import { MISSING_FACTS, RECKONED, VERDICT_WORDS } from './reckoned-texts.ts';

/** Text that states a sum. */
const SUM = /\$\d/;

/** Loads late, because many members never scroll this far, and it makes a server call. */
const loadByIncome = () => import('../by-income/ProgramByIncome.tsx').then(({ ProgramByIncome }) => ProgramByIncome);

interface Props {
  estimate: Estimate;
  grantId: string;
  /** The amount in the program's own words. */
  amount: string | null;
}

/** What the program is worth to the member's household, where it ends, and how that was calculated. */
export function Reckoned({ estimate, grantId, amount }: Props) {
  const { verdict, missing, steps, note, byIncome } = estimate;
  const worth = worthWords({ estimate });
  // Without a sum, the calculation is the answer: "You would pay no copayment."
  const isTold = worth === null && verdict === 'yes';
  return (
    <section className="card stack [--gap:1rem]" aria-labelledby="reckoned">
      <h2 id="reckoned">{RECKONED.title}</h2>
      <p className="text-large">{worth ?? VERDICT_WORDS[verdict]}</p>
      {isTold && amount !== null && SUM.test(amount) && (
        <p>
          {RECKONED.pays} {amount}
        </p>
      )}
      {isTold && steps.map((step) => <p key={step}>{step}</p>)}
      {isTold && note && <p>{note}</p>}
      {missing.length > 0 && verdict !== 'no' && (
        <p>
          {RECKONED.missing(missing.map((fact) => MISSING_FACTS[fact]))} <a href="/profile">{RECKONED.addToProfile}</a>
        </p>
      )}
      {byIncome && (
        <LaterWhenNear
          isHeavy
          load={loadByIncome}
          props={{ grantId }}
          waiting={<div className="by-income-place" />}
          failed={null}
        />
      )}
      <details className="reckoned-how">
        <summary className="text-button">{RECKONED.how}</summary>
        <div className="stack mt-3 [--gap:1rem]">
          <How estimate={isTold ? { ...estimate, steps: [], note: null } : estimate} />
        </div>
      </details>
      <p className="text-ink-soft">{RECKONED.estimate}</p>
    </section>
  );
}

/** The calculation, for members who want to check it. */
function How({ estimate: { steps, changes, assumes, note, sources } }: { estimate: Estimate }) {
  return (
    <>
      {steps.length > 0 && (
        <ol className="stack list-decimal ps-5 [--gap:0.375rem]">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {changes.length > 0 && <Listed title={RECKONED.changes} sentences={changes} />}
      {assumes.length > 0 && <Listed title={RECKONED.assumes} sentences={assumes} />}
      {note && <p>{note}</p>}
      {sources.length > 0 && (
        <div className="stack border-t border-line pt-4 text-ink-soft [--gap:0.375rem]">
          <h3 className="subhead">{RECKONED.sources}</h3>
          <ul className="stack [--gap:0.25rem]">
            {sources.map(({ title, url, from, until }) => (
              <li key={`${url} ${from}`}>
                <WebLink href={url}>{title}</WebLink>, {RECKONED.since(longDate(from))}
                {until !== null && Date.parse(until) < Date.now() && ` ${RECKONED.over(longDate(until))}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Listed({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div className="stack [--gap:0.375rem]">
      <h3 className="subhead">{title}</h3>
      <ul className="list-disc ps-5">
        {sentences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
