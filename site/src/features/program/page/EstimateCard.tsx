import type { ProgramEstimate as Estimate } from '../../../../../contract/programs/benefits.ts';
import { worthWords } from '../../../../../matching/amounts/amount-words.ts';
import { LazyWhenNear } from '../../../components/ui/LazyWhenNear.tsx';
import { longDate } from '../../../lib/dates.ts';
import { WebLink } from '../website/WebLink.tsx';
import { ESTIMATE_CARD, MISSING_FACTS, VERDICT_WORDS } from './estimate-texts.ts';

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

/** Shows what the program is worth to the member's household, where it ends, and how that was calculated. */
export function EstimateCard({ estimate, grantId, amount }: Props) {
  const { verdict, missing, steps, note, byIncome } = estimate;
  const worth = worthWords({ estimate });
  // Without a sum, the calculation is the answer: "You would pay no copayment."
  const showsSteps = worth === null && verdict === 'yes';
  return (
    <section className="card stack [--gap:1rem]" aria-labelledby="reckoned">
      <h2 id="reckoned">{ESTIMATE_CARD.title}</h2>
      <p className="text-large">{worth ?? VERDICT_WORDS[verdict]}</p>
      {showsSteps && amount !== null && SUM.test(amount) && (
        <p>
          {ESTIMATE_CARD.pays} {amount}
        </p>
      )}
      {showsSteps && steps.map((step) => <p key={step}>{step}</p>)}
      {showsSteps && note && <p>{note}</p>}
      {missing.length > 0 && verdict !== 'no' && (
        <p>
          {ESTIMATE_CARD.missing(missing.map((fact) => MISSING_FACTS[fact]))}{' '}
          <a href="/profile">{ESTIMATE_CARD.addToProfile}</a>
        </p>
      )}
      {byIncome && (
        <LazyWhenNear
          isHeavy
          load={loadByIncome}
          props={{ grantId }}
          waiting={<div className="by-income-place" />}
          failed={null}
        />
      )}
      <details className="reckoned-how">
        <summary className="text-button">{ESTIMATE_CARD.how}</summary>
        <div className="stack mt-3 [--gap:1rem]">
          <How estimate={showsSteps ? { ...estimate, steps: [], note: null } : estimate} />
        </div>
      </details>
      <p className="text-ink-soft">{ESTIMATE_CARD.estimate}</p>
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
      {changes.length > 0 && <Listed title={ESTIMATE_CARD.changes} sentences={changes} />}
      {assumes.length > 0 && <Listed title={ESTIMATE_CARD.assumes} sentences={assumes} />}
      {note && <p>{note}</p>}
      {sources.length > 0 && (
        <div className="stack border-t border-line pt-4 text-ink-soft [--gap:0.375rem]">
          <h3 className="subhead">{ESTIMATE_CARD.sources}</h3>
          <ul className="stack [--gap:0.25rem]">
            {sources.map(({ title, url, from, until }) => (
              <li key={`${url} ${from}`}>
                <WebLink href={url}>{title}</WebLink>, {ESTIMATE_CARD.since(longDate(from))}
                {until !== null && Date.parse(until) < Date.now() && ` ${ESTIMATE_CARD.over(longDate(until))}`}
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
