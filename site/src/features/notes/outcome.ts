/** What came of writing a note. */
export type NoteOutcome =
  | { status: 'saved' }
  /** Somebody changed it meanwhile: what it says now; null where nothing. */
  | { status: 'conflict'; theirs: string | null }
  | { status: 'failed'; message: string };
