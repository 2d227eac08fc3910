/** Marks a browser history entry that an open dialog added, so Back closes the dialog. */
export const DIALOG = 'dialog';

/** The URL of the current history entry if a dialog added it, even after the dialog has closed. */
let taken: string | undefined;

export function takenAddress(): string | undefined {
  return taken;
}

/** Records and returns whether a dialog added the current history entry. */
export function noteEntry(): boolean {
  const isTaken = history.state?.[DIALOG] === true;
  taken = isTaken ? location.href : undefined;
  return isTaken;
}

/**
 * Returns whether a dialog added the entry. If so, the next navigation replaces it, and Back returns to where the
 * dialog was opened.
 */
export function giveUpEntry(): boolean {
  const wasTaken = noteEntry();
  taken = undefined;
  return wasTaken;
}
