/** The result of saving a note. */
export type NoteOutcome =
  | { status: 'saved' }
  /** The note was changed in the meantime. `theirs` is the current text; null if it's now empty. */
  | { status: 'conflict'; theirs: string | null }
  | { status: 'failed'; message: string };
