import { TOAST } from '../../../../contract/limits.ts';
import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import { deleteSavedGrant, postSavedGrant, putSavedNotes, type SavedGrant } from '../../../../contract/saved/saved.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { sessionEnded } from '../account/session/store.ts';
import { GRANT_REMOVED, GRANT_SAVED, noteNotRestored, SAVING_FAILED, UPGRADE_TO_SAVE } from './save-texts.ts';
import { savedIn, savedNow, withGrant, withoutGrant } from './state.ts';
import {
  $justSaved,
  $pending,
  $removed,
  $saved,
  forgetOlderAnswers,
  isStillTheirs,
  loadSaved,
  notifyOtherTabs,
  setFault,
} from './store.ts';

/** Saves a program, or removes a saved one. Updates the screen right away and reverts on failure. */
export async function toggleSaved(grant: MatchedGrant): Promise<void> {
  const { id } = grant;
  if ($pending.get().has(id) || !isStillTheirs()) return;
  const before = savedIn($saved.get(), id);
  forgetOlderAnswers();
  $justSaved.set(undefined);
  $pending.set(new Set([...$pending.get(), id]));
  setFault(id, undefined);
  if (before) remember(before);
  $saved.set(before ? withoutGrant($saved.get(), id) : withGrant($saved.get(), savedNow(grant)));
  try {
    if (before) await remove(before);
    else await save(grant);
    notifyOtherTabs();
  } catch (error) {
    $saved.set(before ? withGrant($saved.get(), before) : withoutGrant($saved.get(), id));
    if (before) forget(id);
    showFailure(id, error);
  } finally {
    $pending.set(new Set([...$pending.get()].filter((pending) => pending !== id)));
  }
  // If the list couldn't be loaded before, try again.
  if ($saved.get().status !== 'ready') void loadSaved();
}

async function save({ id: grantId, ...grant }: MatchedGrant): Promise<void> {
  const { title, description, amount, deadline, requirements, url, category, eligibility } = grant;
  const said = { title, description, amount, deadline, requirements, url, category, eligibility };
  const saved = await call(postSavedGrant, { body: { grantId, ...said } });
  const whole = await withItsNote(saved);
  $saved.set(withGrant($saved.get(), whole));
  forget(grantId);
  showToast({ title: GRANT_SAVED, description: title });
  $justSaved.set(grantId);
}

async function remove({ id, title }: SavedGrant): Promise<void> {
  try {
    await call(deleteSavedGrant, { params: { id } });
  } catch (error) {
    // Another tab removed it first.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  showToast({ title: GRANT_REMOVED, description: title });
}

/** Restores the note of a removed program that's saved again. */
async function withItsNote(saved: SavedGrant): Promise<SavedGrant> {
  const notes = $removed.get().get(saved.id)?.notes ?? null;
  if (notes === null || saved.notes !== null) return saved;
  try {
    const body = { notes, notesRevision: saved.notesRevision };
    return { ...saved, ...(await call(putSavedNotes, { params: { id: saved.id }, body })) };
  } catch {
    setFault(saved.id, { message: noteNotRestored(notes), upgrade: false });
    return saved;
  }
}

function remember(grant: SavedGrant): void {
  $removed.set(new Map([...$removed.get(), [grant.id, grant]]));
}

function forget(id: string): void {
  $removed.set(new Map([...$removed.get()].filter(([known]) => known !== id)));
}

function showFailure(id: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) {
    sessionEnded();
    return;
  }
  const message = messageOf(error);
  if (error instanceof ApiError && error.code === 'save_limit') {
    setFault(id, { message, upgrade: true });
    showToast({ title: UPGRADE_TO_SAVE, dismissAfter: TOAST.upgradeDismissAfter });
    return;
  }
  setFault(id, { message: `${SAVING_FAILED} ${message}`, upgrade: false });
  showToast({ title: SAVING_FAILED, description: message, destructive: true });
}
