import { useId, useState } from 'react';
import { getSources, type KnownSource } from '../../../../../contract/crawler.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { call } from '../../../lib/api.ts';
import { Answered } from '../Answered.tsx';
import { type Sent, useAnswer } from '../answer.ts';
import { LazyPreview } from './LazyPreview.tsx';
import { SourceItem } from './SourceItem.tsx';
import { SOURCES } from './texts.ts';

const askForSources = async (sent: Sent) => (await call(getSources, sent)).sources;

/** Each source and what we have from it. Any of them can be previewed without storing anything. */
export function SourcesView() {
  const id = useId();
  const { answer, again } = useAnswer(askForSources);
  const [previewed, setPreviewed] = useState<KnownSource>();
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="stack [--gap:0.25rem]">
        <h2 id={id}>{SOURCES.title}</h2>
        <p className="text-ink-soft">{SOURCES.lead}</p>
      </div>
      <Answered answer={answer} again={again} failed={SOURCES.failed}>
        {(sources) =>
          sources.length === 0 ? (
            <EmptyState title={SOURCES.none.title} as="h3">
              <p>{SOURCES.none.text}</p>
            </EmptyState>
          ) : (
            <ul className="admin-list">
              {sources.map((source) => (
                <SourceItem key={source.name} source={source} onPreview={() => setPreviewed(source)} again={again} />
              ))}
            </ul>
          )
        }
      </Answered>
      {previewed && <LazyPreview source={previewed} onClose={() => setPreviewed(undefined)} />}
    </section>
  );
}
