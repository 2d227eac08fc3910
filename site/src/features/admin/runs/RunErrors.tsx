import { useCallback, useId, useState } from 'react';
import { type CrawlError, type CrawledSource, getCrawlErrors } from '../../../../../contract/crawler.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { LoadMore } from '../../../components/ui/LoadMore.tsx';
import { call } from '../../../lib/api.ts';
import { Answered } from '../Answered.tsx';
import { type Sent, useAnswer } from '../answer.ts';
import { ErrorFilters } from './ErrorFilters.tsx';
import { ErrorItem } from './ErrorItem.tsx';
import { type Filter, fitting, NO_FILTER } from './filter.ts';
import { ERRORS } from './texts.ts';

const PAGE = 50;

interface Props {
  run: number;
  sources: readonly CrawledSource[];
}

/** The errors of one run, filtered by source, cause and words. */
export function RunErrors({ run, sources }: Props) {
  const titles = new Map(sources.map(({ name, title }) => [name, title]));
  const id = useId();
  const ask = useCallback((sent: Sent) => call(getCrawlErrors, { params: { id: run }, ...sent }), [run]);
  const { answer, again } = useAnswer(ask);
  return (
    <section className="stack [--gap:1rem]" aria-labelledby={id}>
      <h3 id={id}>{ERRORS.title}</h3>
      <Answered answer={answer} again={again} failed={ERRORS.failed}>
        {({ errors, total }) =>
          errors.length === 0 ? (
            <p className="text-ink-soft">{ERRORS.none}</p>
          ) : (
            <Filtered
              errors={errors.map((error) => ({ ...error, source: titles.get(error.source) ?? error.source }))}
              total={total}
            />
          )
        }
      </Answered>
    </section>
  );
}

function Filtered({ errors, total }: { errors: readonly CrawlError[]; total: number }) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [limit, setLimit] = useState(PAGE);
  const found = fitting(errors, filter);
  const change = (next: Filter) => {
    setFilter(next);
    setLimit(PAGE);
  };
  return (
    <div className="stack [--gap:1rem]">
      {total > errors.length && (
        <Alert kind="info">
          <p>{ERRORS.cut(errors.length, total)}</p>
        </Alert>
      )}
      <ErrorFilters errors={errors} filter={filter} onChange={change} />
      <p role="status" className="text-ink-soft">
        {ERRORS.found(found.length, errors.length)}
      </p>
      {found.length === 0 ? (
        <div className="stack items-start [--gap:0.75rem]">
          <p>{ERRORS.nothing}</p>
          <Button look="quiet" onClick={() => change(NO_FILTER)}>
            {ERRORS.clear}
          </Button>
        </div>
      ) : (
        <ul className="admin-list">
          {found.slice(0, limit).map((error) => (
            <ErrorItem key={error.id} error={error} />
          ))}
        </ul>
      )}
      {found.length > PAGE && (
        <LoadMore
          label={ERRORS.more}
          pending={false}
          notice={ERRORS.found(Math.min(limit, found.length), found.length)}
          onLoad={limit < found.length ? () => setLimit(limit + PAGE) : undefined}
        />
      )}
    </div>
  );
}
