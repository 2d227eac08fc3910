import { type ReactNode, useState } from 'react';
import { DEMO_MODEL } from '../../../../../contract/ai/ai.ts';
import type { Analysis } from '../../../../../contract/ai/analysis.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { TRY_AGAIN } from '../../../components/ui/texts.ts';
import { dayOf } from '../../../lib/dates.ts';
import { InShort } from '../own/InShort.tsx';
import { beyondPage, isOfOfficialText } from './beyond-page.ts';
import { Statements } from './Statements.tsx';
import type { Failure } from './store.ts';
import {
  BANNER,
  BY_AI,
  BY_DEMO,
  BY_RECORD_TEXT,
  BY_RECORD_TITLE,
  GAPS,
  NOTHING_MORE,
  QUOTES,
  RECORD_REASONS,
  SECTION_TITLES,
} from './texts.ts';

interface Props {
  analysis: Analysis;
  failure: Failure | undefined;
  grant: GrantDetail;
  onRetry: () => void;
}

const SECTIONS = ['eligibility', 'requirements', 'applicationProcess', 'timeline', 'contactInfo', 'tips'] as const;

/** The member's own result in short, then the analysis sections that have content, each with quotes from the source. */
export function AnalysisResult({ analysis, failure, grant, onRetry }: Props) {
  const [withQuotes, setWithQuotes] = useState(true);
  const sections = beyondPage(analysis, grant);
  const shown = SECTIONS.filter((name) => sections[name].length > 0);
  const hasQuotes = Object.values(sections).some((statements) => statements.some(isOfOfficialText));
  return (
    <div className="analysis-result card" data-quotes={withQuotes || undefined}>
      <header className="stack [--gap:1rem]">
        <h2 id="analysis">{BANNER[grant.programType].title}</h2>
        <InShort grant={grant} />
        <Origin analysis={analysis} onRetry={onRetry} />
        {failure && (
          <Alert kind="error" title={failure.title}>
            <p>{failure.message}</p>
          </Alert>
        )}
        {hasQuotes && (
          <label className="analysis-quotes no-print">
            <input type="checkbox" checked={withQuotes} onChange={(event) => setWithQuotes(event.target.checked)} />
            {QUOTES}
          </label>
        )}
      </header>
      {shown.length === 0 && <p>{NOTHING_MORE}</p>}
      {shown.map((name) => (
        <Section key={name} title={SECTION_TITLES[name]}>
          <Statements name={name} statements={sections[name]} />
        </Section>
      ))}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="analysis-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Shows who wrote the analysis, its sources, and what was left out. */
function Origin({ analysis, onRetry }: Pick<Props, 'analysis' | 'onRetry'>) {
  const { madeBy, recordReason, model, madeAt, dropped, gaps = [] } = analysis;
  if (madeBy === 'model') {
    const isDemo = model === DEMO_MODEL;
    const { title, text } = isDemo ? BY_DEMO : BY_AI;
    return (
      <Alert kind="info" title={title}>
        <p>{text}</p>
        <p className="mt-1 text-small">
          {BY_AI.dropped(dropped)} {BY_AI.made(isDemo ? null : model, dayOf(madeAt))}
        </p>
        {gaps.map(({ url, why }) => (
          <p key={url} className="mt-1 text-small">
            {GAPS[why]} <a href={url}>{url}</a>
          </p>
        ))}
      </Alert>
    );
  }
  return (
    <Alert kind="info" title={BY_RECORD_TITLE}>
      <p>
        {recordReason && RECORD_REASONS[recordReason]} {BY_RECORD_TEXT}
      </p>
      {recordReason && PASSING.includes(recordReason) && (
        <Button look="quiet" className="no-print mt-3" onClick={onRetry}>
          {TRY_AGAIN}
        </Button>
      )}
    </Alert>
  );
}

/** Temporary reasons why no model answered: a retry may work. */
const PASSING: readonly Analysis['recordReason'][] = ['timeout', 'too_many', 'failed', 'unreadable'];
