import { useId, useState } from 'react';
import { MOST_PROGRESS_ERRORS } from '../../../../../contract/crawler.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { count } from '../texts.ts';
import { ViewLink } from '../ViewLink.tsx';
import { ERRORS } from './texts.ts';

/** The rest are shown on request. */
const SHOWN = 5;

interface Props {
  errors: readonly string[];
  hasRuns: boolean;
}

/** The run's latest errors, as sentences. */
export function CrawlErrors({ errors, hasRuns }: Props) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? errors : errors.slice(0, SHOWN);
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby={id}>
      <h3 id={id} className="flex flex-wrap items-center gap-3">
        {ERRORS.title}
        {errors.length > 0 && (
          <span className="badge badge-bad font-sans">
            {errors.length < MOST_PROGRESS_ERRORS ? count(errors.length) : ERRORS.last(errors.length)}
          </span>
        )}
      </h3>
      {errors.length === 0 ? (
        <p className="text-ink-soft">{ERRORS.none}</p>
      ) : (
        <ul className="admin-lines">
          {shown.map((error, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat and have no other key
            <li key={index}>{error}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden">
        {shown.length < errors.length && (
          <Button look="quiet" onClick={() => setShowsAll(true)}>
            {ERRORS.more}
          </Button>
        )}
        {hasRuns && errors.length > 0 && (
          <ViewLink to={{ kind: 'runs', run: null }} className="inline-flex min-h-11 items-center">
            {ERRORS.all}
          </ViewLink>
        )}
      </div>
    </section>
  );
}
