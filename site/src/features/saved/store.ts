import { atom, computed } from 'nanostores';
import { PRODUCT } from '../../../../contract/limits.ts';
import { getSavedGrants, type SavedGrant } from '../../../../contract/saved/saved.ts';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { isAnothers } from '../account/session/storage.ts';
import { sessionEnded } from '../account/session/store.ts';
import type { Fault, Saved } from './state.ts';

/** The member's saved programs. Only in memory, never in browser storage. */
export const $saved = atom<Saved>({ status: 'loading' });
/** The number of saved programs; `undefined` while unknown. */
export const $savedCount = computed($saved, (saved) => (saved.status === 'ready' ? saved.grants.length : undefined));
/** Programs with a pending save or removal. */
export const $pending = atom<ReadonlySet<string>>(new Set());
/** The program saved in the last few seconds. Its button says where it went. */
export const $justSaved = atom<string | undefined>();
/** Errors by program, until retried or dismissed. */
export const $faults = atom<ReadonlyMap<string, Fault>>(new Map());
/** Programs removed on this page, with their notes, for undo. */
export const $removed = atom<ReadonlyMap<string, SavedGrant>>(new Map());

let owner: number | undefined;
/** The latest request's number: responses to older ones are discarded. */
let asked = 0;
let otherTabs: BroadcastChannel | undefined;

/** Loads a member's saved programs and reloads them when another tab changes them. Returns a function that stops it. */
export function followSaved(userId: number): () => void {
  if (owner !== userId) {
    owner = userId;
    $saved.set({ status: 'loading' });
    $pending.set(new Set());
    $faults.set(new Map());
    $removed.set(new Map());
  }
  void loadSaved();
  otherTabs?.close();
  const channel = new BroadcastChannel(`${PRODUCT}_saved`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => data === owner && void loadSaved();
  otherTabs = channel;
  return () => channel.close();
}

/** Loads the list. The current one stays visible in the meantime. */
export async function loadSaved(): Promise<void> {
  asked += 1;
  const question = asked;
  if ($saved.get().status === 'failed') $saved.set({ status: 'loading' });
  const answer = await ask();
  // A pending change is newer than this response and reports its own result.
  if (question === asked && answer && $pending.get().size === 0) $saved.set(answer);
}

async function ask(): Promise<Saved | undefined> {
  try {
    const { savedGrants: grants, plan } = await call(getSavedGrants, { early: true });
    return { status: 'ready', grants, plan };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    // An existing list is better than none.
    return $saved.get().status === 'ready' ? undefined : { status: 'failed', message: messageOf(error) };
  }
}

/** Returns whether the page's member may still change saved programs. Someone else may have taken over the browser. */
export function isStillTheirs(): boolean {
  return owner !== undefined && !isAnothers(owner);
}

/** Discards responses to earlier requests, which would undo this change on screen. */
export function forgetOlderAnswers(): void {
  asked += 1;
}

export function notifyOtherTabs(): void {
  otherTabs?.postMessage(owner);
}

export function setFault(id: string, fault: Fault | undefined): void {
  const faults = new Map($faults.get());
  if (fault) faults.set(id, fault);
  else faults.delete(id);
  $faults.set(faults);
}
