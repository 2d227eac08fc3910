/** Thrown when no readable response arrives, in place of the runtime's own error. */
export class DatabaseUnreachable extends Error {}

/** The parts of a response that the client uses. */
export type Answer = Response | { readonly ok: boolean; json(): Promise<unknown> };

/** Wraps a response so that a body that is cut off or isn't JSON throws `DatabaseUnreachable`. */
export function readable(response: Response): Answer {
  if (!response.ok) return response;
  return { ok: true, json: () => response.json().catch(failed) };
}

function failed(cause: unknown): never {
  throw new DatabaseUnreachable('The answer of the database server cannot be read', { cause });
}
