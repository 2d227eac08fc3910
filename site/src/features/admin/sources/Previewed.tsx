import { useState } from 'react';
import type { SourcePreview } from '../../../../../contract/crawler.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Change } from '../Change.tsx';
import { Figures } from '../Figures.tsx';
import { fieldName } from '../programs/field-name.ts';
import { causeName } from '../runs/texts.ts';
import { count } from '../texts.ts';
import { CHANGES, PREVIEW, PREVIEW_FIGURES } from './texts.ts';

type Previewed = SourcePreview['programs'][number];

const LOOKS = { new: 'badge-accent', changed: 'badge-maybe', unchanged: 'badge-neutral' } as const;
/** Most relevant first. */
const ORDER = ['changed', 'new', 'unchanged'] as const;
const PAGE = 10;

/** All text comes from a source, so it's rendered as plain text. */
export function Previewed({ preview }: { preview: SourcePreview }) {
  const { records, left, refused, faults, programs, inAll } = preview;
  const [limit, setLimit] = useState(PAGE);
  const of = (change: Previewed['change']) => programs.filter((program) => program.change === change);
  const ordered = ORDER.flatMap(of);
  return (
    <div className="stack">
      <Figures
        figures={[
          { name: PREVIEW_FIGURES.records, value: count(records) },
          { name: PREVIEW_FIGURES.new, value: count(of('new').length) },
          { name: PREVIEW_FIGURES.changed, value: count(of('changed').length) },
          { name: PREVIEW_FIGURES.unchanged, value: count(of('unchanged').length) },
          { name: PREVIEW_FIGURES.left, value: count(left) },
          { name: PREVIEW_FIGURES.refused, value: count(inAll.refused) },
        ]}
      />
      <Lines
        title={PREVIEW.faults}
        lines={faults.map(({ cause, message }) => ({ name: causeName(cause), text: message }))}
      />
      <Lines
        title={refused.length < inAll.refused ? PREVIEW.refusedCut(refused.length, inAll.refused) : PREVIEW.refused}
        lines={refused.map(({ record, reason }) => ({ name: record, text: reason }))}
      />
      {programs.length === 0 ? (
        (records > 0 || faults.length === 0) && <p className="text-ink-soft">{PREVIEW.nothing}</p>
      ) : (
        <section className="stack [--gap:0.5rem]">
          <h3>{PREVIEW.programs}</h3>
          {programs.length < inAll.programs && (
            <p className="text-ink-soft">{PREVIEW.cut(programs.length, inAll.programs)}</p>
          )}
          <ul className="admin-list">
            {ordered.slice(0, limit).map((program) => (
              <Program key={program.id} program={program} />
            ))}
          </ul>
          {limit < ordered.length && (
            <Button look="quiet" className="self-start" onClick={() => setLimit(limit + PAGE)}>
              {PREVIEW.more}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly { name: string; text: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="stack [--gap:0.5rem]">
      <h3>{title}</h3>
      <ul className="admin-lines">
        {lines.map(({ name, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order, and may repeat
          <li key={place}>
            <strong>{name}</strong>: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Program({ program: { id, title, change, fields } }: { program: Previewed }) {
  return (
    <li className="stack [--gap:0.25rem]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <span className={`badge ${LOOKS[change]}`}>{CHANGES[change]}</span>
        <span className="font-semibold">{title}</span>
      </p>
      <p className="text-small text-ink-soft wrap-anywhere">{id}</p>
      {fields.length > 0 && (
        <details className="admin-more">
          <summary>{PREVIEW.fields(fields.length)}</summary>
          <ul className="stack pb-2">
            {fields.map(({ field, before, after }) => (
              <li key={field}>
                <Change name={fieldName(field)} before={before} after={after} words={PREVIEW} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
