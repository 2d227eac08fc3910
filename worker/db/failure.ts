import { LibsqlError } from '@libsql/client/web';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseUnreachable } from './unreachable.ts';

/** SQLite's words for "not now": the statement was right, the database could not take it. */
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)/;

/** The same for what only a change needs: a disk with room, the right to write, a vendor that lets us. */
const NO_CHANGES = /^(BLOCKED|SQLITE_(FULL|READONLY|IOERR))/;

function* causes(error: unknown): Generator<unknown> {
  for (let current = error; current !== undefined && current !== null; ) {
    yield current;
    current = current instanceof Error ? current.cause : undefined;
  }
}

/** Whether the database could not be reached or could not take the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (cause instanceof LibsqlError) return !cause.code.startsWith('SQLITE_') || UNAVAILABLE.test(cause.code);
    if (cause instanceof DatabaseUnreachable) return true;
  }
  return false;
}

/** Whether the database is there and takes no changes. */
export function isWriteRefused(error: unknown): boolean {
  return [...causes(error)].some((cause) => cause instanceof LibsqlError && NO_CHANGES.test(cause.code));
}

/** Whether a statement failed because a row with that value exists already. */
export function isDuplicate(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => cause instanceof LibsqlError && cause.message.includes('UNIQUE constraint'),
  );
}

/** Whether a statement failed because what its row belongs to is not there. */
export function isWithoutOwner(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => cause instanceof LibsqlError && cause.message.includes('FOREIGN KEY constraint'),
  );
}

/** Whether the error is a statement that failed: its own message quotes the values, its cause says why. */
export function isFailedStatement(error: unknown): error is DrizzleQueryError {
  return error instanceof DrizzleQueryError;
}

/** What a log may say of an error: a failed statement's message holds its values, and one of them may open an account. */
export function reasonOf(error: unknown): string {
  const reason = isFailedStatement(error) ? error.cause : error;
  return reason instanceof Error ? reason.message : String(reason);
}
