/** The `Accept` type for streamed JSON lines. Other clients get JSON once everything is done. */
export const PROGRESS_TYPE = 'application/x-ndjson';
