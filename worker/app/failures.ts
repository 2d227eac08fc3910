import type { Context } from 'hono';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { isDatabaseUnavailable, isFailedStatement, isWithoutOwner, isWriteRefused } from '../db/database-errors.ts';
import { ApiFailure, accountGone } from '../failure.ts';
import { findAccount } from '../features/account/queries.ts';
import { callOf } from '../http/caller.ts';
import type { AppTypes } from '../http/context.ts';
import { noteTrouble } from './trouble.ts';

const NO_ANSWER = 'Our database isn’t answering right now. Please try again in a minute.';
const NOTHING_SAVED = 'Our database can’t save changes right now, so nothing was saved. Please try again in a minute.';

/**
 * Returns the failure that the caller sees. An unexpected error is logged, counted and reported, but the caller gets no
 * details.
 */
export async function failureFor(context: Context<AppTypes>, error: unknown): Promise<ApiFailure> {
  const failure = (await isOfDeletedAccount(context, error)) ? accountGone() : toFailure(context, error);
  if (ERROR_STATUS[failure.code] >= 500) noteTrouble(context, error, failure.code);
  return failure;
}

function toFailure(context: Context<AppTypes>, error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  console.error(
    JSON.stringify({ requestId: context.get('requestId'), request: callOf(context), error: explain(error) }),
  );
  return isDatabaseUnavailable(error)
    ? new ApiFailure('database_unavailable', wantsChange(context) && isWriteRefused(error) ? NOTHING_SAVED : NO_ANSWER)
    : new ApiFailure('internal', 'Something failed on our end. Please try again later.');
}

/** Returns whether a write failed because its account was deleted during the call. */
async function isOfDeletedAccount(context: Context<AppTypes>, error: unknown): Promise<boolean> {
  const { signedIn, db } = context.var;
  if (!signedIn || !isWithoutOwner(error)) return false;
  // If that lookup fails, the first error is reported.
  return (await findAccount(db, signedIn.account.id).catch(() => signedIn.account)) === null;
}

function wantsChange(context: Context<AppTypes>): boolean {
  return context.req.method !== 'GET';
}

/**
 * Describes an error and its causes, for the log only. A failed statement's message contains its values; its cause
 * doesn't.
 */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isFailedStatement(error)) return `Failed statement <- ${explain(error.cause)}`;
  const cause = error.cause === undefined ? '' : ` <- ${explain(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
