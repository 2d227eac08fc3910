/** No readable response arrived. Each runtime has its own error for that. */
export class DatabaseUnreachable extends Error {}

/** What the client reads of a response. */
export type Answer = Response | { readonly ok: boolean; json(): Promise<unknown> };

/** The same response. If it breaks off or isn't JSON, it counts as none. */
export function readable(response: Response): Answer {
  if (!response.ok) return response;
  return { ok: true, json: () => response.json().catch(failed) };
}

function failed(cause: unknown): never {
  throw new DatabaseUnreachable('The answer of the database server cannot be read', { cause });
}
