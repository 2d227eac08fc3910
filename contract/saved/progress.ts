/** The `Accept` type for streamed JSON lines. Other callers get JSON when everything is done. */
export const PROGRESS_TYPE = 'application/x-ndjson';
