import { atom, computed } from 'nanostores';
import { PRODUCT } from '../../../../contract/limits.ts';
import { getSavedGrants, type SavedGrant } from '../../../../contract/saved.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { isAnothers } from '../session/storage.ts';
import { sessionEnded } from '../session/store.ts';
import type { Fault, Saved } from './state.ts';

/** What this page's member saved. It lives in this page alone: nothing of it stays in the browser. */
export const $saved = atom<Saved>({ status: 'loading' });
/** How many that are; `undefined` while it is not known. */
export const $savedCount = computed($saved, (saved) => (saved.status === 'ready' ? saved.grants.length : undefined));
/** Programs whose saving or removing is under way. */
export const $pending = atom<ReadonlySet<string>>(new Set());
/** What went wrong with a program, until it is tried again or put away. */
export const $faults = atom<ReadonlyMap<string, Fault>>(new Map());
/** Removed on this page, with their notes: each can be taken back. */
export const $removed = atom<ReadonlyMap<string, SavedGrant>>(new Map());

let owner: number | undefined;
/** Which question is the latest: the answer to an older one is thrown away. */
let asked = 0;
let otherTabs: BroadcastChannel | undefined;

/** Asks what a member saved, and again when another of their tabs changes it. Returns what ends that. */
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

/** What is shown meanwhile stays. */
export async function loadSaved(): Promise<void> {
  asked += 1;
  const question = asked;
  if ($saved.get().status === 'failed') $saved.set({ status: 'loading' });
  const answer = await ask();
  // A change that is under way knows more than this answer, and tells what came of it.
  if (question === asked && answer && $pending.get().size === 0) $saved.set(answer);
}

async function ask(): Promise<Saved | undefined> {
  try {
    const { savedGrants: grants, plan } = await call(getSavedGrants, { early: true });
    return { status: 'ready', grants, plan };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    // A list that is there is better than none.
    return $saved.get().status === 'ready' ? undefined : { status: 'failed', message: sentenceOf(error) };
  }
}

/** Whether the page's member may still change what is saved: somebody else may have taken over the browser. */
export function isStillTheirs(): boolean {
  return owner !== undefined && !isAnothers(owner);
}

/** An answer to a question asked before this change would undo it on the screen. */
export function forgetOlderAnswers(): void {
  asked += 1;
}

export function tellOtherTabs(): void {
  otherTabs?.postMessage(owner);
}

export function setFault(id: string, fault: Fault | undefined): void {
  const faults = new Map($faults.get());
  if (fault) faults.set(id, fault);
  else faults.delete(id);
  $faults.set(faults);
}
