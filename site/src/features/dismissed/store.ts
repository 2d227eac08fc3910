import { atom } from 'nanostores';
import { deleteDismissedGrant, postDismissedGrant } from '../../../../contract/dismissed.ts';
import { PRODUCT } from '../../../../contract/limits.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { sessionEnded } from '../session/store.ts';
import { DISMISS_FAILED, UNDO_FAILED } from './texts.ts';

/** Programs that were dismissed on this page: their cards make room for a note. */
export const $dismissed = atom<ReadonlySet<string>>(new Set());

/** What a tab tells the member's other tabs once it is stored. */
interface Told {
  owner: number;
  id: string;
  isDismissed: boolean;
}

let tellOtherTabs: (id: string, isDismissed: boolean) => void = () => {};
let broughtBack: (id: string) => void = () => {};

/** Hears what the member's other tabs dismiss and bring back. `onBack` also where this page did it. Returns what ends that. */
export function followDismissed(owner: number, onBack: (id: string) => void): () => void {
  const channel = new BroadcastChannel(`${PRODUCT}_dismissed`);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.owner !== owner) return;
    mark(data.id, data.isDismissed);
    if (!data.isDismissed) onBack(data.id);
  };
  tellOtherTabs = (id, isDismissed) => channel.postMessage({ owner, id, isDismissed } satisfies Told);
  broughtBack = onBack;
  return () => {
    channel.close();
    tellOtherTabs = () => {};
    broughtBack = () => {};
  };
}

/** One call after the other, so that taking back never overtakes what it takes back. */
let last: Promise<unknown> = Promise.resolve();

/** Dismisses at once, and takes it back where the server refuses. False then. */
export function dismiss(id: string): Promise<boolean> {
  return change(id, true, () => call(postDismissedGrant, { body: { grantId: id } }), DISMISS_FAILED);
}

/** Takes a dismissal back at once, and dismisses again where the server refuses. False then. */
export function bringBack(id: string): Promise<boolean> {
  return change(id, false, () => call(deleteDismissedGrant, { params: { id } }), UNDO_FAILED);
}

async function change(id: string, to: boolean, send: () => Promise<unknown>, failure: string): Promise<boolean> {
  mark(id, to);
  const sent = last.then(send);
  last = sent.catch(() => undefined);
  try {
    await sent;
    tellOtherTabs(id, to);
    if (!to) broughtBack(id);
    return true;
  } catch (error) {
    mark(id, !to);
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    showToast({ title: failure, description: sentenceOf(error), destructive: true });
    return false;
  }
}

function mark(id: string, isDismissed: boolean): void {
  const ids = new Set($dismissed.get());
  if (isDismissed) ids.add(id);
  else ids.delete(id);
  $dismissed.set(ids);
}
