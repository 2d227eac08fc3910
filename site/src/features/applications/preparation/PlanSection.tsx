import { getPlan, type Plan } from '../../../../../contract/saved/preparation.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { pathOf } from '../../../lib/api.ts';
import { longDate } from '../../../lib/dates.ts';
import { PLAN } from './texts.ts';

/** The steps up to the deadline, with dates if there is one. */
export function PlanSection({ plan, grantId }: { plan: Plan; grantId: string }) {
  const isDated = plan.steps.some(({ day }) => day !== null);
  const steps = <Steps plan={plan} isDated={isDated} />;
  return (
    <section className="stack [--gap:1rem]" aria-labelledby="plan">
      <h2 id="plan">{PLAN.title}</h2>
      <p className="max-w-[62ch] text-ink-soft">{plan.note}</p>
      {isDated ? (
        steps
      ) : (
        // Without dates, the steps are the same for most programs.
        <details className="plan-folded">
          <summary className="text-button">{PLAN.show(plan.steps.length)}</summary>
          {steps}
        </details>
      )}
      <div className="flex flex-wrap gap-3 no-print">
        {isDated && (
          // A link instead of a script, because phones hand such a file to their calendar.
          <a className="button button-quiet" href={pathOf(getPlan.path, { id: grantId })} download>
            {PLAN.calendar}
          </a>
        )}
        <Button look="quiet" onClick={() => print()}>
          {PLAN.print}
        </Button>
      </div>
    </section>
  );
}

function Steps({ plan, isDated }: { plan: Plan; isDated: boolean }) {
  return (
    <ol className="plan" data-dated={isDated || undefined}>
      {plan.steps.map(({ key, title, text, day, late }) => (
        <li key={key} className="plan-step" data-late={late !== null || undefined}>
          {day !== null && <Day day={day} />}
          <div className="plan-words">
            <p className="font-semibold">{title}</p>
            <p>{text}</p>
            {late !== null && <p className="plan-late">{late}</p>}
          </div>
        </li>
      ))}
      {isDated && plan.deadline !== null && (
        <li className="plan-step plan-deadline">
          <Day day={plan.deadline} />
          <div className="plan-words">
            <p className="font-semibold">{PLAN.deadline}</p>
            <p>{PLAN.deadlineText}</p>
          </div>
        </li>
      )}
    </ol>
  );
}

function Day({ day }: { day: string }) {
  return (
    <p className="plan-day">
      <time dateTime={day}>{longDate(day)}</time>
    </p>
  );
}
