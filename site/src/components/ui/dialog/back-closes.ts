import { DIALOG, noteEntry, takenAddress } from './dialog-entry.ts';

/** Close functions of the open dialogs, topmost last. */
const open: (() => void)[] = [];
let isFollowing = false;

/** Call when a dialog opens: Back will then call `close`. Returns a function to call once the dialog is closed. */
export function backCloses(close: () => void): () => void {
  followBack();
  open.push(close);
  takeEntry();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** Handles Back from now on, including leaving an entry that a dialog added before a reload. */
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
  // The page hasn't moved, so no other listener needs to react.
  event.stopImmediatePropagation();
  const close = open.pop();
  // This entry's dialog is already closed, so go back one more.
  if (!close) {
    history.back();
    return;
  }
  close();
  if (open.length > 0) takeEntry();
}
