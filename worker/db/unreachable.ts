/** No answer came that could be read, of whatever kind: each runtime has its own error for that. */
export class DatabaseUnreachable extends Error {}

/** What the client reads of an answer. */
export type Answer = Response | { readonly ok: boolean; json(): Promise<unknown> };

/** The same answer, of which one that breaks off, or is no JSON, is none. */
export function readable(response: Response): Answer {
  if (!response.ok) return response;
  return { ok: true, json: () => response.json().catch(failed) };
}

function failed(cause: unknown): never {
  throw new DatabaseUnreachable('The answer of the database server cannot be read', { cause });
}
