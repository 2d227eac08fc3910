import { atom } from 'nanostores';
import {
  type Application,
  deleteApplication,
  getApplications,
  type ListedApplication,
  postApplication,
  putApplicationNotes,
  putApplicationStatus,
} from '../../../../../contract/saved/applications.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import type { NoteOutcome } from '../../saved/notes/outcome.ts';
import { NOTES, STATUS_FAILED } from './texts.ts';

export type Applications =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; applications: readonly ListedApplication[] };

export const $applications = atom<Applications>({ status: 'loading' });

export async function loadApplications(): Promise<void> {
  try {
    $applications.set({ status: 'ready', applications: await call(getApplications) });
  } catch (error) {
    $applications.set({ status: 'failed', message: refusalOf(error) });
  }
}

/** Starts an application for a program and shows it. Returns an error message on failure. */
export async function trackProgram(grantId: string): Promise<string | undefined> {
  try {
    await call(postApplication, { body: { grantId } });
  } catch (error) {
    return refusalOf(error);
  }
  await loadApplications();
  return undefined;
}

/** Arrow keys fire a change for each option they pass, so changes are sent one at a time. */
let sending: Promise<unknown> = Promise.resolve();
/** By application: the status on the server and the number of pending changes. */
const changing = new Map<number, { kept: Application['status']; count: number }>();

/** Shows the new status immediately. If it can't be saved, restores the saved one and returns an error message. */
export async function changeStatus(
  { id, status: before }: ListedApplication,
  status: Application['status'],
): Promise<string | undefined> {
  const changes = changing.get(id) ?? { kept: before, count: 0 };
  changing.set(id, changes);
  changes.count += 1;
  replace(id, { status });
  const sent = sending.then(() => call(putApplicationStatus, { params: { id }, body: { status } }));
  sending = sent.catch(() => {});
  return attempt(STATUS_FAILED, async () => {
    try {
      const { updatedAt, status: kept } = await sent;
      changes.kept = kept;
      replace(id, { updatedAt });
    } finally {
      changes.count -= 1;
      // Don't override another change that's still pending.
      if (changes.count === 0) {
        changing.delete(id);
        replace(id, { status: changes.kept });
      }
    }
  });
}

/** Saves notes over the revision that the edit started from. */
export async function saveNotes(id: number, notes: string, replaces: string | null): Promise<NoteOutcome> {
  try {
    replace(id, await call(putApplicationNotes, { params: { id }, body: { notes, replaces } }));
    return { status: 'saved' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') {
      await loadApplications();
      const now = $applications.get();
      const stored = now.status === 'ready' ? now.applications.find((one) => one.id === id) : undefined;
      return { status: 'conflict', theirs: stored?.notes ?? null };
    }
    const message = refusalOf(error);
    showToast({ title: NOTES.failed, description: message, destructive: true });
    return { status: 'failed', message };
  }
}

/** Removes an application; one that's already gone isn't a failure. Returns an error message on failure. */
export async function removeApplication({ id }: ListedApplication): Promise<string | undefined> {
  try {
    await call(deleteApplication, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) return refusalOf(error);
  }
  const now = $applications.get();
  if (now.status === 'ready') {
    $applications.set({ ...now, applications: now.applications.filter((one) => one.id !== id) });
  }
  return undefined;
}

async function attempt(failure: string, change: () => Promise<void>): Promise<string | undefined> {
  try {
    await change();
    return undefined;
  } catch (error) {
    const message = refusalOf(error);
    showToast({ title: failure, description: message, destructive: true });
    return message;
  }
}

function replace(id: number, change: Partial<Application>): void {
  const now = $applications.get();
  if (now.status !== 'ready') return;
  $applications.set({
    ...now,
    applications: now.applications.map((one) => (one.id === id ? { ...one, ...change } : one)),
  });
}

function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) sessionEnded();
  return messageOf(error);
}
