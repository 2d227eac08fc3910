import { useId } from 'react';
import type { EditableProgram } from '../../../../../contract/programs/program-edits.ts';
import { ViewLink } from '../ViewLink.tsx';
import { fieldName } from './field-name.ts';
import { MERGED } from './texts.ts';

interface Props {
  records: EditableProgram['mergedFrom'];
  words: string;
}

/** Records from other sources that are merged into this program. */
export function Merged({ records, words }: Props) {
  const id = useId();
  if (records.length === 0) return null;
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby={id}>
      <h3 id={id}>{MERGED.title}</h3>
      <p className="text-ink-soft">{MERGED.lead}</p>
      <ul className="admin-list">
        {records.map((record) => (
          <li key={record.id} className="stack [--gap:0.25rem]">
            <ViewLink to={{ kind: 'programs', words, program: record.id }} className="admin-found">
              {record.title}
            </ViewLink>
            <p className="text-small text-ink-soft wrap-anywhere">{record.source}</p>
            <p className="text-small wrap-anywhere">
              {record.fields.length === 0 ? MERGED.nothing : MERGED.fields(record.fields.map(fieldName).join(', '))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
