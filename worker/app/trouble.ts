import type { Context } from 'hono';
import { reportError } from '../clients/errors/report.ts';
import { hashSubject } from '../features/limits/attempts.ts';
import { countError } from '../features/status/error-counts.ts';
import { callOf } from '../http/caller.ts';
import type { AppTypes } from '../http/context.ts';

/** Counts and reports an unexpected error without delaying the response. `code` is the code the caller got. */
export function noteTrouble(context: Context<AppTypes>, error: unknown, code: string): void {
  const where = callOf(context);
  const keepRunning = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
  const { requestId } = context.var;
  const member = memberOf(context);
  keepRunning(
    reportError(context.env, {
      ...{ error, where },
      ...(requestId === undefined ? {} : { requestId }),
      ...(member === undefined ? {} : { member }),
    }),
  );
  // With invalid settings, no database was opened.
  const db: typeof context.var.db | undefined = context.get('db');
  if (db) countError(db, `${where} ${code}`, keepRunning);
}

/** Returns the signed-in member as a hash, for logs and reports; undefined if no one is signed in. */
export function memberOf(context: Context<AppTypes>): string | undefined {
  const id = context.get('signedIn')?.account.id;
  return id === undefined ? undefined : hashSubject(`member ${id}`).slice(0, 16);
}
