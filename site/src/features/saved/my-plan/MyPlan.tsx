import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MyPlan as Plan } from '../../../../../contract/saved/my-plan.ts';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { todayInFull } from '../../../lib/dates.ts';
import { MergedList } from '../../applications/preparation/MergedList.tsx';
import { printAlone } from '../../applications/preparation/print-alone.ts';
import { Dates } from './Dates.tsx';
import { MoneyByMonth } from './MoneyByMonth.tsx';
import { datedOf } from './months.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { $plan, closePlan, openPlan } from './store.ts';
import { Things } from './Things.tsx';
import { Together } from './Together.tsx';
import { MY_PLAN, PAPERS, SAY } from './texts.ts';

export interface PlanProps {
  /** IDs of the saved programs. The plan reloads when they change. */
  saved: string;
  /** True while a change to them is pending, because the server's plan would be outdated. */
  isChanging: boolean;
  /** The button that adds the dates to a calendar. */
  calendar: ReactNode;
  /** True to print as soon as the plan loads. */
  isPrinting: boolean;
  onPrinted: () => void;
}

/** Shows what to do and in which order, the documents, programs that share an application, and the dates. */
export function MyPlan({ saved, isChanging, ...rest }: PlanProps) {
  const planned = useStore($plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when the saved programs change
  useEffect(() => {
    if (!isChanging) void openPlan();
  }, [saved, isChanging]);
  useEffect(() => closePlan, []);
  switch (planned.status) {
    case 'loading':
      return <PlanSkeleton />;
    case 'failed':
      return <LoadingFailed title={MY_PLAN.failed} message={planned.message} onTryAgain={openPlan} />;
    case 'ready':
      return <Planned plan={planned.plan} {...rest} />;
  }
}

interface PlannedProps extends Pick<PlanProps, 'calendar' | 'isPrinting' | 'onPrinted'> {
  plan: Plan;
}

function Planned({ plan: { things, together, money }, calendar, isPrinting, onPrinted }: PlannedProps) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPrinting || !block.current) return;
    onPrinted();
    printAlone(block.current);
  }, [isPrinting, onPrinted]);
  return (
    <div ref={block} className="my-plan-parts stack [--gap:2rem]">
      <p className="print-only my-plan-print-title">{MY_PLAN.title}</p>
      <p className="print-only">{MY_PLAN.printed(location.host, todayInFull())}</p>
      {datedOf(things).length > 0 && <div className="no-print">{calendar}</div>}
      <div className="my-plan-columns">
        <div className="stack [--gap:2rem]">
          <Things things={things} />
          {together.length > 0 && <Together together={together} />}
          <section className="stack [--gap:0.75rem]" aria-labelledby="plan-say">
            <h3 id="plan-say">{SAY.title}</h3>
            <ul className="my-plan-say">
              {SAY.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
        <div className="stack [--gap:2rem]">
          <Dates things={things} />
          <MoneyByMonth total={money} />
          <section className="stack [--gap:0.75rem]" aria-labelledby="plan-papers">
            <h3 id="plan-papers">{PAPERS.title}</h3>
            <p className="text-ink-soft no-print">{PAPERS.text}</p>
            <MergedList isPart />
          </section>
        </div>
      </div>
    </div>
  );
}
