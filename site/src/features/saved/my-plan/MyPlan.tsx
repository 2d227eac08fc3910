import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { MyPlan as Plan } from '../../../../../contract/saved/my-plan.ts';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { todayInFull } from '../../../lib/dates.ts';
import { $session } from '../../account/session/store.ts';
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
import { $savedView, type SavedView } from './views.ts';

export interface PlanProps {
  part: Exclude<SavedView, 'programs'>;
  /** IDs of the saved programs. The plan reloads when they change. */
  saved: string;
  /** True while a change to them is pending, because the server's plan would be outdated. */
  isChanging: boolean;
  /** The button that adds the dates to a calendar. */
  calendar: ReactNode;
  /** True to print as soon as the plan loads. */
  isPrinting: boolean;
  onPrinted: () => void;
  /** What is printed: all parts. */
  whole: RefObject<HTMLElement | null>;
}

/** Shows what to do and in which order, the documents, or the dates. The first part loads the plan for all. */
export function MyPlan(props: PlanProps) {
  return (
    <div className="my-plan stack [--gap:2rem]">
      {props.part === 'todo' && <PlanLoader {...props} />}
      <Part {...props} />
    </div>
  );
}

function PlanLoader({ saved, isChanging, isPrinting, onPrinted, whole }: PlanProps) {
  const isReady = useStore($plan).status === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when the saved programs change
  useEffect(() => {
    if (!isChanging) void openPlan();
  }, [saved, isChanging]);
  useEffect(() => closePlan, []);
  useEffect(() => {
    if (!isPrinting || !isReady || !whole.current) return;
    onPrinted();
    printAlone(whole.current);
  }, [isPrinting, isReady, onPrinted, whole]);
  return null;
}

function Part({ part, calendar }: PlanProps) {
  const planned = useStore($plan);
  const view = useStore($savedView);
  if (part === 'documents') return <Documents />;
  switch (planned.status) {
    case 'loading':
      return <PlanSkeleton />;
    case 'failed':
      // Says so once, in the view that's open.
      return view === part && <LoadingFailed title={MY_PLAN.failed} message={planned.message} onTryAgain={openPlan} />;
    case 'ready':
      // Every program was just removed, and each still offers to undo that.
      if (planned.plan.things.length === 0) return null;
      return part === 'todo' ? <ToDo plan={planned.plan} /> : <Months plan={planned.plan} calendar={calendar} />;
  }
}

function ToDo({ plan: { things, together } }: { plan: Plan }) {
  const session = useStore($session);
  const name = session.status === 'signed-in' ? `${session.user.firstName} ${session.user.lastName}` : '';
  return (
    <>
      <div className="print-only">
        <p className="my-plan-print-title">{MY_PLAN.printTitle(name)}</p>
        <p>{MY_PLAN.printed(location.host, todayInFull())}</p>
      </div>
      <div className="my-plan-columns">
        <Things things={things} />
        <div className="stack [--gap:2rem]">
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
      </div>
    </>
  );
}

function Documents() {
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="plan-papers">
      <h3 id="plan-papers">{PAPERS.title}</h3>
      <p className="text-ink-soft no-print">{PAPERS.text}</p>
      <MergedList isPart />
    </section>
  );
}

function Months({ plan: { things, money }, calendar }: { plan: Plan; calendar: ReactNode }) {
  return (
    <div className="my-plan-columns">
      <Dates things={things} calendar={datedOf(things).length > 0 && calendar} />
      <MoneyByMonth total={money} />
    </div>
  );
}
