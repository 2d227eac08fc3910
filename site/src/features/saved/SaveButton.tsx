import { useStore } from '@nanostores/react';
import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import { CloseButton } from '../../components/ui/dialog/CloseButton.tsx';
import { UNLOADED } from '../../components/ui/texts.ts';
import { SAVE, SAVED, UPGRADE } from './save-texts.ts';
import { savedIn } from './state.ts';
import { $faults, $pending, $saved, setFault } from './store.ts';

/** Loads the code for saving on the first press. */
async function toggle(grant: MatchedGrant): Promise<void> {
  try {
    await (await import('./toggle.ts')).toggleSaved(grant);
  } catch {
    setFault(grant.id, { message: UNLOADED, upgrade: false });
  }
}

/** Saves or removes a program. While the request runs, the button keeps focus but ignores clicks. */
export function SaveButton({ grant }: { grant: MatchedGrant }) {
  const saved = useStore($saved);
  const isSaved = savedIn(saved, grant.id) !== undefined;
  const isBusy = useStore($pending).has(grant.id) || saved.status === 'loading';
  return (
    <div className="save">
      <button
        type="button"
        className="save-button"
        aria-pressed={isSaved}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void toggle(grant)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 3h10v14l-5-3.75L5 17z" />
        </svg>
        <span className="save-word">{isSaved ? SAVED : SAVE}</span>
        <span className="visually-hidden"> {grant.title}</span>
      </button>
      <SaveFault id={grant.id} />
    </div>
  );
}

/** Defined once, because React calls a new function again on every render. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** The error, next to the button, because the toast disappears too soon to read. */
export function SaveFault({ id }: { id: string }) {
  const fault = useStore($faults).get(id);
  if (!fault) return null;
  return (
    <div ref={bringIntoView} className="save-fault no-print" data-upgrade={fault.upgrade || undefined}>
      <p>
        {fault.message} {fault.upgrade && <a href="/subscription?tier=premium">{UPGRADE}</a>}
      </p>
      <CloseButton onClick={() => setFault(id, undefined)} />
    </div>
  );
}
