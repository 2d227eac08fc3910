/** Marks an entry of the browser's history that an open dialog has taken, so that Back closes the dialog. */
export const DIALOG = 'dialog';

/** The address of the entry where the browser stands, if a dialog has taken it: also once the dialog is closed. */
let taken: string | undefined;

export function takenAddress(): string | undefined {
  return taken;
}

/** Notes whether the entry where the browser stands now is a dialog's. */
export function noteEntry(): boolean {
  const isTaken = history.state?.[DIALOG] === true;
  taken = isTaken ? location.href : undefined;
  return isTaken;
}

/** Whether the entry is a dialog's: then the next step takes its place, and Back leads to where the dialog was opened. */
export function giveUpEntry(): boolean {
  const wasTaken = noteEntry();
  taken = undefined;
  return wasTaken;
}
