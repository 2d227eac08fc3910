/** The type of content that a caller accepts who wants lines of JSON while it is made; everybody else gets JSON when all is done. */
export const PROGRESS_TYPE = 'application/x-ndjson';
