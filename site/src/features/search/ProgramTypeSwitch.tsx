import { PROGRAM_TYPES } from '../../../../contract/grants.ts';
import type { Kind } from './state.ts';
import { search } from './store.ts';
import { KIND_WORDS, PROGRAM_TYPE } from './texts.ts';

const KINDS: readonly Kind[] = ['all', ...PROGRAM_TYPES];

export function ProgramTypeSwitch({ current }: { current: Kind }) {
  return (
    <fieldset>
      <legend className="visually-hidden">{PROGRAM_TYPE}</legend>
      <div className="flex flex-wrap gap-2">
        {KINDS.map((kind) => (
          <label
            key={kind}
            className="has-checked:border-action has-checked:bg-action forced-colors:has-checked:border-4 has-checked:text-action-ink inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-3 sm:px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              className="visually-hidden"
              name="program-type"
              value={kind}
              checked={kind === current}
              onChange={() => void search(kind)}
            />
            {KIND_WORDS[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
