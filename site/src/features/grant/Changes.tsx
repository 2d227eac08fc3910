import type { GrantChange } from '../../../../contract/grants.ts';
import { longDate } from '../../lib/dates.ts';
import { CHANGED, NOT_STATED } from './texts.ts';

/** What changed in a program since we know it; nothing where nothing did. */
export function Changes({ changes }: { changes: readonly GrantChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="changes">
      <h2 id="changes">{CHANGED.title}</h2>
      <ol className="changes">
        {changes.map(({ field, before, after, changedAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes never change their order, and may repeat
          <li key={index}>
            <p className="text-small text-ink-soft">{longDate(changedAt)}</p>
            <p className="font-semibold">{CHANGED.fields[field]}</p>
            <p>
              {CHANGED.before} <del>{worded(before)}</del>
            </p>
            <p>
              {CHANGED.after} <ins>{worded(after)}</ins>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function worded(value: string | null): string {
  return value === null ? NOT_STATED : longDate(value);
}
