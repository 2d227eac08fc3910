import type { Change } from '../../../../../../contract/programs/grants.ts';
import { WOULD_CHANGE } from './would-change-texts.ts';

interface Props {
  /** Undefined if nothing the person can do would help. */
  changes: readonly Change[] | undefined;
}

/** Shows what a person could do to meet all the conditions of a program. */
export function WouldChange({ changes = [] }: Props) {
  if (changes.length === 0) return <p>{WOULD_CHANGE.nothing}</p>;
  return (
    <div className="stack [--gap:0.5rem]">
      <p>{changes.length === 1 ? WOULD_CHANGE.one : WOULD_CHANGE.several}</p>
      <ul className="stack list-disc pl-5 wrap-anywhere [--gap:0.375rem]">
        {changes.map(({ criterion, text }) => (
          <li key={`${criterion} ${text}`}>{text}</li>
        ))}
      </ul>
      <p className="text-small text-ink-soft">{WOULD_CHANGE.note}</p>
    </div>
  );
}
