import { useStore } from '@nanostores/react';
import { Fragment, useEffect, useRef } from 'react';
import type { MergedDocument, MergedDocuments } from '../../../../../contract/saved/preparation.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/form/CheckboxField.tsx';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { NothingYet } from '../../../components/ui/NothingYet.tsx';
import { Progress } from '../../../components/ui/Progress.tsx';
import { $documents, $tickingDocuments, openDocuments, shownDocuments, tickDocument } from './documents.ts';
import { printAlone } from './print-alone.ts';
import { doneOf, MERGED } from './texts.ts';

interface Props {
  /** True inside a section that has its own title and print button. */
  isPart?: boolean;
}

/** The documents for all programs, each listed once. */
export function MergedList({ isPart = false }: Props) {
  const documents = useStore($documents);
  useEffect(() => void openDocuments(), []);
  switch (documents.status) {
    case 'loading':
      return (
        <div className="stack [--gap:0.75rem]" role="status">
          <p className="visually-hidden">{MERGED.loading}</p>
          <div className="skeleton h-12" />
          <div className="skeleton h-12" />
        </div>
      );
    case 'failed':
      return <LoadingFailed title={MERGED.failed} message={documents.message} onTryAgain={openDocuments} />;
    case 'ready':
      return <Listed merged={documents.merged} isPart={isPart} />;
  }
}

function Listed({ merged, isPart }: { merged: MergedDocuments; isPart: boolean }) {
  const ticking = useStore($tickingDocuments);
  const block = useRef<HTMLDivElement>(null);
  const { documents, without } = merged;
  if (documents.length === 0 && without.length === 0) {
    return <NothingYet title={MERGED.emptyTitle} text={MERGED.empty} action={MERGED.find} />;
  }
  // What most programs ask for comes first.
  const shown = shownDocuments(merged, ticking).toSorted((a, b) => b.programs.length - a.programs.length);
  const ready = shown.filter(({ done }) => done === 'all').length;
  return (
    <div ref={block} className="stack [--gap:1rem]">
      {!isPart && <p className="print-only font-semibold">{MERGED.title}</p>}
      {shown.length > 0 && (
        <>
          <div role="status">
            <Progress label={MERGED.ready} value={ready} max={shown.length} valueText={doneOf(ready, shown.length)} />
          </div>
          <ul className="checklist" aria-label={MERGED.list}>
            {shown.map((document) => (
              <DocumentItem key={document.key} document={document} />
            ))}
          </ul>
        </>
      )}
      {without.length > 0 && (
        <div className="stack [--gap:0.25rem] text-small wrap-anywhere">
          <p className="text-ink-soft">{MERGED.without}</p>
          <ul className="check-asks">
            {without.map((program) => (
              <li key={program.id}>
                <Programs programs={[program]} />: {program.usual.join('; ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown.length > 0 && !isPart && (
        <div className="no-print">
          <Button look="quiet" onClick={() => block.current && printAlone(block.current)}>
            {MERGED.print}
          </Button>
        </div>
      )}
    </div>
  );
}

function DocumentItem({ document: { key, text, done, programs } }: { document: MergedDocument }) {
  const { faults } = useStore($tickingDocuments);
  return (
    <li className="check-item" data-done={done === 'all' || undefined}>
      <CheckboxField
        id={`merged-${key}`}
        label={text}
        checked={done === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = done === 'some';
        }}
        error={faults.get(key)}
        onChange={(event) => void tickDocument(key, event.target.checked)}
      />
      {programs.some(({ asks }) => asks.length > 0) ? (
        <div className="check-about text-small text-ink-soft">
          {done === 'some' && <p>{MERGED.some}.</p>}
          <ul className="check-asks">
            {programs.map((program) => (
              <li key={program.id}>
                <Programs programs={[program]} />
                {program.asks.map(MERGED.asks)}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="check-about text-small text-ink-soft">
          {done === 'some' && `${MERGED.some}. `}
          {MERGED.for} <Programs programs={programs} />
        </p>
      )}
    </li>
  );
}

function Programs({ programs }: { programs: readonly { id: string; title: string }[] }) {
  return programs.map(({ id, title }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <a href={`/grants/${encodeURIComponent(id)}/apply`}>{title}</a>
    </Fragment>
  ));
}
