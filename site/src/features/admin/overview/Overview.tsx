import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { getCrawlOverview } from '../../../../../contract/crawler.ts';
import { call } from '../../../lib/api.ts';
import { Answered } from '../Answered.tsx';
import { type Sent, useAnswer } from '../answer.ts';
import { $crawl } from '../crawl/store.ts';
import { NightTable } from './NightTable.tsx';
import { OpenPrograms } from './OpenPrograms.tsx';
import { OVERVIEW } from './texts.ts';

const askForOverview = (sent: Sent) => call(getCrawlOverview, sent);

/** Each source's result last night and the number of open programs. Reloads when a watched crawl ends. */
export function Overview() {
  const id = useId();
  const crawl = useStore($crawl);
  const { answer, again } = useAnswer(askForOverview);
  const isRunning = crawl.status === 'ready' && crawl.progress.isRunning;
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void again();
    wasRunning.current = isRunning;
  }, [isRunning, again]);
  return (
    <section className="card stack [--gap:1.75rem]" aria-labelledby={id}>
      <h2 id={id}>{OVERVIEW.title}</h2>
      <Answered answer={answer} again={again} failed={OVERVIEW.failed}>
        {({ sources, nights }) => (
          <div className="stack [--gap:1.75rem]">
            <NightTable sources={sources} />
            <OpenPrograms nights={nights} />
          </div>
        )}
      </Answered>
    </section>
  );
}
