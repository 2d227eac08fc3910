import { atom } from 'nanostores';
import { deleteDismissedGrant, postDismissedGrant } from '../../../../contract/dismissed.ts';
import { PRODUCT } from '../../../../contract/limits.ts';
import { showToast } from '../../components/ui/toast.ts';
import { ApiError, call, sentenceOf } from '../../lib/api.ts';
import { sessionEnded } from '../session/store.ts';
import { DISMISS_FAILED, UNDO_FAILED } from './texts.ts';

/** Programs that were dismissed while this page was open: the list leaves them out. */
export const $dismissed = atom<ReadonlySet<string>>(new Set());

export interface LastDismissed {
  id: string;
  getsAlready: boolean;
  /** Whether it was on this page, and not in another tab. */
  isHere: boolean;
}

/** What was dismissed last, to take it back at once. */
export const $lastDismissed = atom<LastDismissed | undefined>();

/** What a tab tells the member's other tabs once it is stored. */
interface Told {
  owner: number;
  id: string;
  isDismissed: boolean;
  getsAlready: boolean;
}

let tellOtherTabs: (id: string, isDismissed: boolean, getsAlready: boolean) => void = () => {};
let broughtBack: (id: string) => void = () => {};

/** Hears what the member's other tabs dismiss and bring back. `onBack` also where this page did it. Returns what ends that. */
export function followDismissed(owner: number, onBack: (id: string) => void): () => void {
  const channel = new BroadcastChannel(`${PRODUCT}_dismissed`);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.owner !== owner) return;
    mark(data.isDismissed, { id: data.id, getsAlready: data.getsAlready, isHere: false });
    if (!data.isDismissed) onBack(data.id);
  };
  tellOtherTabs = (id, isDismissed, getsAlready) =>
    channel.postMessage({ owner, id, isDismissed, getsAlready } satisfies Told);
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
export function dismiss(id: string, getsAlready: boolean): Promise<boolean> {
  const body = { grantId: id, getsAlready };
  return change(id, true, () => call(postDismissedGrant, { body }), DISMISS_FAILED, getsAlready);
}

/** Takes a dismissal back at once, and dismisses again where the server refuses. False then. */
export function bringBack(id: string): Promise<boolean> {
  return change(id, false, () => call(deleteDismissedGrant, { params: { id } }), UNDO_FAILED);
}

async function change(
  id: string,
  to: boolean,
  send: () => Promise<unknown>,
  failure: string,
  getsAlready = false,
): Promise<boolean> {
  const what = { id, getsAlready, isHere: true };
  mark(to, what);
  const sent = last.then(send);
  last = sent.catch(() => undefined);
  try {
    await sent;
    tellOtherTabs(id, to, getsAlready);
    if (!to) broughtBack(id);
    return true;
  } catch (error) {
    mark(!to, what);
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    showToast({ title: failure, description: sentenceOf(error), destructive: true });
    return false;
  }
}

function mark(isDismissed: boolean, what: LastDismissed): void {
  const ids = new Set($dismissed.get());
  if (isDismissed) ids.add(what.id);
  else ids.delete(what.id);
  if (isDismissed) $lastDismissed.set(what);
  else if ($lastDismissed.get()?.id === what.id) $lastDismissed.set(undefined);
  $dismissed.set(ids);
}
