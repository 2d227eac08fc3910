import type { GrantChange } from '../../../../../contract/programs/grants.ts';
import { excerpts } from '../../../../../matching/program/excerpts.ts';
import { longDate } from '../../../lib/dates.ts';
import { TextLines } from '../TextLines.tsx';
import { NOT_STATED } from '../texts.ts';
import { CHANGED } from './rest-texts.ts';

/** Shows how a program has changed since it was first seen. */
export function Changes({ changes }: { changes: readonly GrantChange[] }) {
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="changes">
      <h2 id="changes">{CHANGED.title}</h2>
      <ol className="changes">
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes never change their order, and may repeat
          <li key={index}>
            <p className="text-small text-ink-soft">{longDate(change.changedAt)}</p>
            <p className="font-semibold">{CHANGED.fields[change.field]}</p>
            <Versions before={worded(change.before)} after={worded(change.after)} />
            {change.source !== null && (
              <p className="text-small text-ink-soft wrap-anywhere">{CHANGED.from(change.source)}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The old and new text. Long texts show only the part that differs, with the full text on demand. */
function Versions({ before, after }: { before: string; after: string }) {
  const cut = excerpts(before, after);
  return (
    <>
      <p>
        {CHANGED.before} <del>{cut.before}</del>
      </p>
      <p>
        {CHANGED.after} <ins>{cut.after}</ins>
      </p>
      {cut.isCut && (
        <details>
          <summary className="text-button">{CHANGED.whole}</summary>
          <p className="mt-2 font-semibold">{CHANGED.before}</p>
          <TextLines text={before} />
          <p className="mt-4 font-semibold">{CHANGED.after}</p>
          <TextLines text={after} />
        </details>
      )}
    </>
  );
}

function worded(value: string | null): string {
  return value === null ? NOT_STATED : longDate(value);
}
