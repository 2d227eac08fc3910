import {
  type APPLICATION_STATUS,
  type Application,
  application as applicationSchema,
  type ListedApplication,
} from '../../../contract/saved/applications.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimates/estimated-facts.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import type { Reference } from '../../http/context.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { profileOf } from '../account/account.ts';
import { wholeInState } from '../programs/local-forms.ts';
import { grantOf, isClosed, type Program, unknownProgram } from '../programs/program.ts';
import {
  type ApplicationRow,
  changeApplication,
  findApplications,
  putApplication,
  removeApplication,
  writeNotes,
} from './queries.ts';

type ApplicationStatus = (typeof APPLICATION_STATUS)[number];

/**
 * Starts an application for a program, or returns the member's existing one. Throws `not_found` for an unknown program.
 */
export async function beginApplication(db: Database, { account }: SignedIn, grantId: string): Promise<Application> {
  const row = await putApplication(db, account.id, grantId);
  if (!row) throw unknownProgram();
  return applicationOf(row);
}

/** Returns the member's applications, most recently changed first. */
export async function listApplications(
  db: Database,
  { account }: SignedIn,
  reference: Reference,
): Promise<ListedApplication[]> {
  const found = await findApplications(db, account.id);
  const { state } = estimatedFactsOf(profileOf(account), reference.figures);
  return found.map(({ application, program }) => ({
    ...applicationOf(application),
    // With the names used in the member's state, as on every other screen.
    grant: listedGrantOf(wholeInState(program, state, reference)),
  }));
}

/** Changes an application's status. Throws `not_found` if the member has no such application. */
export async function changeStatus(db: Database, { account }: SignedIn, id: number, status: ApplicationStatus) {
  return changed(await changeApplication(db, account.id, id, { status }));
}

/**
 * Changes an application's notes. Throws `not_found` if the member has no such application, and `conflict` if the notes
 * no longer match `replaces`. Saving the same text twice isn't a conflict.
 */
export async function changeNotes(
  db: Database,
  { account }: SignedIn,
  id: number,
  update: { notes: string; replaces?: string | null | undefined },
) {
  const notes = update.notes || null;
  const row = await writeNotes(db, { userId: account.id, id, notes, replaces: update.replaces });
  if (row && row.notes !== notes) {
    throw new ApiFailure('conflict', 'These notes were changed somewhere else in the meantime.');
  }
  return changed(row);
}

/** Deletes an application. Throws `not_found` if the member has no such application. */
export async function endApplication(db: Database, { account }: SignedIn, id: number): Promise<void> {
  if (!(await removeApplication(db, account.id, id))) throw notYours();
}

function changed(row: ApplicationRow | null): Application {
  if (!row) throw notYours();
  return applicationOf(row);
}

function applicationOf(row: ApplicationRow): Application {
  return applicationSchema.parse(row);
}

function listedGrantOf(program: Program): ListedApplication['grant'] {
  const { title, provider, programType, deadline, deadlineKind, deadlineAt, roundOver } = grantOf(program);
  return {
    ...{ title, provider, programType, deadline, deadlineKind, deadlineAt },
    ...(roundOver ? { roundOver } : {}),
    closed: isClosed(program),
  };
}

function notYours(): ApiFailure {
  return new ApiFailure('not_found', 'This isn’t one of your applications.');
}
