import { LibsqlError } from '@libsql/client/web';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseUnreachable } from './unreachable.ts';

/** SQLite's codes for "not now": the statement was valid, but the database couldn't run it. */
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)/;

/** Codes for failures that affect only writes: no disk space, no write permission, or blocked by the vendor. */
const NO_CHANGES = /^(BLOCKED|SQLITE_(FULL|READONLY|IOERR))/;

function* causes(error: unknown): Generator<unknown> {
  for (let current = error; current !== undefined && current !== null; ) {
    yield current;
    current = current instanceof Error ? current.cause : undefined;
  }
}

/** Returns whether the database was unreachable or couldn't run the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (cause instanceof LibsqlError) return !cause.code.startsWith('SQLITE_') || UNAVAILABLE.test(cause.code);
    if (cause instanceof DatabaseUnreachable) return true;
  }
  return false;
}

/** Returns whether the database is up but accepts no changes. */
export function isWriteRefused(error: unknown): boolean {
  return [...causes(error)].some((cause) => cause instanceof LibsqlError && NO_CHANGES.test(cause.code));
}

/** Returns whether a statement failed because a row with that value exists already. */
export function isDuplicate(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => cause instanceof LibsqlError && cause.message.includes('UNIQUE constraint'),
  );
}

/** Returns whether a statement failed because the row it refers to doesn't exist. */
export function isWithoutOwner(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => cause instanceof LibsqlError && cause.message.includes('FOREIGN KEY constraint'),
  );
}

/** Returns whether the error is a failed statement. Its message quotes the values; its cause says why it failed. */
export function isFailedStatement(error: unknown): error is DrizzleQueryError {
  return error instanceof DrizzleQueryError;
}

/**
 * Returns the part of an error that a log may show. A failed statement's message contains its values, and one of them
 * may be a secret.
 */
export function reasonOf(error: unknown): string {
  const reason = isFailedStatement(error) ? error.cause : error;
  return reason instanceof Error ? reason.message : String(reason);
}
