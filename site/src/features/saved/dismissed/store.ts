import { atom } from 'nanostores';
import { PRODUCT } from '../../../../../contract/limits.ts';
import { deleteDismissedGrant, postDismissedGrant } from '../../../../../contract/saved/dismissed.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { DISMISS_FAILED, UNDO_FAILED } from './texts.ts';

/** Programs dismissed while this page was open. The list leaves them out. */
export const $dismissed = atom<ReadonlySet<string>>(new Set());

export interface LastDismissed {
  id: string;
  getsAlready: boolean;
  /** True if it was dismissed on this page rather than in another tab. */
  isHere: boolean;
}

/** The last dismissed program, for undo. */
export const $lastDismissed = atom<LastDismissed | undefined>();

/** The message to the member's other tabs once the change is stored. */
interface Told {
  owner: number;
  id: string;
  isDismissed: boolean;
  getsAlready: boolean;
}

let notifyOtherTabs: (id: string, isDismissed: boolean, getsAlready: boolean) => void = () => {};
let broughtBack: (id: string) => void = () => {};

/**
 * Follows dismissals and restores in the member's other tabs. `onBack` also fires for this page's own restores. Returns
 * a function that stops it.
 */
export function followDismissed(owner: number, onBack: (id: string) => void): () => void {
  const channel = new BroadcastChannel(`${PRODUCT}_dismissed`);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.owner !== owner) return;
    mark(data.isDismissed, { id: data.id, getsAlready: data.getsAlready, isHere: false });
    if (!data.isDismissed) onBack(data.id);
  };
  notifyOtherTabs = (id, isDismissed, getsAlready) =>
    channel.postMessage({ owner, id, isDismissed, getsAlready } satisfies Told);
  broughtBack = onBack;
  return () => {
    channel.close();
    notifyOtherTabs = () => {};
    broughtBack = () => {};
  };
}

/** Calls run one at a time, so a restore never overtakes its dismissal. */
let last: Promise<unknown> = Promise.resolve();

/** Dismisses a program right away, and undoes that if the server refuses. Resolves to false if it does. */
export function dismiss(id: string, getsAlready: boolean): Promise<boolean> {
  const body = { grantId: id, getsAlready };
  return change(id, true, () => call(postDismissedGrant, { body }), DISMISS_FAILED, getsAlready);
}

/** Restores a program right away, and dismisses it again if the server refuses. Resolves to false if it does. */
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
    notifyOtherTabs(id, to, getsAlready);
    if (!to) broughtBack(id);
    return true;
  } catch (error) {
    mark(!to, what);
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    showToast({ title: failure, description: messageOf(error), destructive: true });
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
