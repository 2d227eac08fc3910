import { getCrawlRuns } from '../../../../../contract/crawler.ts';
import { call } from '../../../lib/api.ts';
import { Answered } from '../Answered.tsx';
import { type Sent, useAnswer } from '../answer.ts';
import { RunDetail } from './RunDetail.tsx';
import { RunTable } from './RunTable.tsx';
import { RUNS } from './texts.ts';

const askForRuns = async (sent: Sent) => (await call(getCrawlRuns, sent)).runs;

/** All stored runs, or one of them. */
export function RunsView({ run }: { run: number | null }) {
  const { answer, again } = useAnswer(askForRuns);
  return (
    <Answered answer={answer} again={again} failed={RUNS.failed}>
      {(runs) =>
        run === null ? (
          <RunTable runs={runs} onRefresh={again} />
        ) : (
          <RunDetail key={run} id={run} run={runs.find(({ id }) => id === run)} onRefresh={again} />
        )
      }
    </Answered>
  );
}
