import { DIALOG, noteEntry, takenAddress } from './dialog-entry.ts';

/** What closes the dialogs that are open, the last on top. */
const open: (() => void)[] = [];
let isFollowing = false;

/** A dialog opened: Back calls `close`. Returns what to call once it is closed. */
export function backCloses(close: () => void): () => void {
  followBack();
  open.push(close);
  takeEntry();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** Follows Back from now on, also out of an entry that a dialog left before the page was loaded anew. */
export function followBack(): void {
  if (isFollowing) return;
  isFollowing = true;
  noteEntry();
  addEventListener('popstate', leave, { capture: true });
}

function takeEntry(): void {
  if (noteEntry()) return;
  history.pushState({ ...history.state, [DIALOG]: true }, '');
  noteEntry();
}

function leave(event: PopStateEvent): void {
  const left = takenAddress();
  if (noteEntry() || left !== location.href) return;
  // The page is where it was: nobody else has to follow.
  event.stopImmediatePropagation();
  const close = open.pop();
  // Nothing is seen of an entry whose dialog is closed: Back means the one before.
  if (!close) {
    history.back();
    return;
  }
  close();
  if (open.length > 0) takeEntry();
}
