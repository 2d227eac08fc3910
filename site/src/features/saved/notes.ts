import { putSavedNotes, type SavedGrant } from '../../../../contract/saved/saved.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { sessionEnded } from '../account/session/store.ts';
import type { NoteOutcome } from './notes/outcome.ts';
import { savedIn, withGrant } from './state.ts';
import { $saved, forgetOlderAnswers, isStillTheirs, loadSaved, notifyOtherTabs } from './store.ts';
import { NOTE } from './texts.ts';

/** Saves a program's note over the revision this page knows. */
export async function changeNote({ id, notesRevision }: SavedGrant, notes: string): Promise<NoteOutcome> {
  if (!isStillTheirs()) return { status: 'failed', message: NOTE.failed };
  try {
    const stored = await call(putSavedNotes, { params: { id }, body: { notes, notesRevision } });
    forgetOlderAnswers();
    const grant = savedIn($saved.get(), id);
    if (grant) $saved.set(withGrant($saved.get(), { ...grant, ...stored }));
    notifyOtherTabs();
    return { status: 'saved' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') {
      await loadSaved();
      return { status: 'conflict', theirs: savedIn($saved.get(), id)?.notes ?? null };
    }
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    const message = messageOf(error);
    showToast({ title: NOTE.failed, description: message, destructive: true });
    return { status: 'failed', message };
  }
}
