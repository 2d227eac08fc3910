/** Marks an entry of the browser's history that an open dialog has taken, so that Back closes the dialog. */
const MARK = 'dialog';

/** What closes the dialogs that are open, the last on top. */
const open: (() => void)[] = [];

/** The address of the entry where the browser stands, if a dialog has taken it: also once the dialog is closed. */
let taken: string | undefined;
let isFollowing = false;

function isTaken(): boolean {
  return typeof history.state === 'object' && history.state !== null && MARK in history.state;
}

/** A dialog opened: Back calls `close`. Returns what to call once it is closed. */
export function backCloses(close: () => void): () => void {
  followTaken();
  open.push(close);
  takeEntry();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** Whether the entry is a dialog's: then the next step takes its place, and Back leads to where the dialog was opened. */
export function giveUpEntry(): boolean {
  const wasTaken = isTaken();
  taken = undefined;
  return wasTaken;
}

/** Follows Back from now on, also out of an entry that a dialog left before the page was loaded anew. */
export function followTaken(): void {
  if (isFollowing) return;
  isFollowing = true;
  taken = isTaken() ? location.href : undefined;
  addEventListener('popstate', leave, { capture: true });
}

function takeEntry(): void {
  if (!isTaken()) history.pushState({ ...history.state, [MARK]: true }, '');
  taken = location.href;
}

function leave(event: PopStateEvent): void {
  const left = taken;
  taken = isTaken() ? location.href : undefined;
  if (taken !== undefined || left !== location.href) return;
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
