import { useId } from 'react';
import { CRAWL_PHASES, type CrawlPhase, type CrawlProgress } from '../../../../../contract/crawler.ts';
import { PROGRAM_TYPES } from '../../../../../contract/programs/grants.ts';
import { Progress } from '../../../components/ui/Progress.tsx';
import { Figures } from '../Figures.tsx';
import { momentOf } from '../moments.ts';
import { count, PHASE_NAMES } from '../texts.ts';
import { CrawlErrors } from './CrawlErrors.tsx';
import { FailedSources } from './FailedSources.tsx';
import { overallShare, phaseShare } from './state.ts';
import { CRAWL, overallText, phaseText, TYPE_NAMES } from './texts.ts';

const PROGRESS_OF = {
  categories: 'categoriesProgress',
  federal: 'federalProgress',
  states: 'stateProgress',
  ngos: 'ngoProgress',
} as const satisfies Record<CrawlPhase, keyof CrawlProgress>;

interface Props {
  progress: CrawlProgress;
  hasRuns: boolean;
}

/** Progress of the current run, or the result of the last one. */
export function CrawlPanel({ progress, hasRuns }: Props) {
  const phases = useId();
  const { startTime, endTime, grantsFound, currentTask, programTypeCounts } = progress;
  if (startTime === null && !progress.isRunning) {
    return (
      <div className="alert alert-info">
        <p className="font-semibold">{CRAWL.empty.title}</p>
        <p>{CRAWL.empty.text}</p>
      </div>
    );
  }
  return (
    <div className="stack [--gap:1.75rem]">
      <div className="stack [--gap:0.75rem]">
        <Progress label={CRAWL.overall} value={overallShare(progress)} valueText={overallText(progress)} />
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{CRAWL.task}: </span>
          {currentTask ?? CRAWL.noTask}
        </p>
      </div>
      {progress.failedSources.length > 0 && <FailedSources progress={progress} />}
      <Figures
        figures={[
          { name: CRAWL.found, value: count(grantsFound) },
          { name: CRAWL.started, value: startTime === null ? CRAWL.notStarted : momentOf(startTime) },
          { name: CRAWL.ended, value: endTime === null ? CRAWL.notEnded : momentOf(endTime) },
          ...PROGRAM_TYPES.map((type) => ({ name: TYPE_NAMES[type], value: count(programTypeCounts[type]) })),
        ]}
      />
      <section className="stack [--gap:1rem]" aria-labelledby={phases}>
        <h3 id={phases}>{CRAWL.phases}</h3>
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
          {CRAWL_PHASES.map((phase) => {
            const own = progress[PROGRESS_OF[phase]];
            return (
              <Progress
                key={phase}
                label={PHASE_NAMES[phase]}
                value={phaseShare(own)}
                valueText={phaseText(own, progress.isRunning)}
              />
            );
          })}
        </div>
      </section>
      <CrawlErrors errors={progress.errors} hasRuns={hasRuns} />
    </div>
  );
}
