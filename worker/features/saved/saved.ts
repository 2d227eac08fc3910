import { entitlementsOf } from '../../../contract/billing.ts';
import type { SavedGrant, SavedGrants, SavedNotes } from '../../../contract/saved/saved.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimates/estimated-facts.ts';
import { waitsForSeason } from '../../../matching/order/season.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { matchProgram } from '../../../matching/rules/match.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import type { Reference } from '../../http/context.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { matchedIn } from '../../language/program-texts.ts';
import type { Say } from '../../language/spanish.ts';
import { profileOf } from '../account/account.ts';
import { wholeFor } from '../programs/own-papers.ts';
import { grantOf, isClosed, ruledProgramOf, unknownProgram } from '../programs/program.ts';
import { csvOf } from './csv.ts';
import { findSaved, forgetProgram, isKnownProgram, type Saved, saveProgram, writeNotes } from './queries.ts';

/** Saves a program for a member. Throws `not_found`, or `save_limit` if the plan doesn't allow another one. */
export async function save(
  db: Database,
  { account, plan }: SignedIn,
  grantId: string,
  reference: Reference,
): Promise<SavedGrant> {
  const limit = entitlementsOf(plan).savedGrants;
  const saved = await saveProgram(db, { userId: account.id, grantId, limit });
  if (saved) return savedGrantOf(saved, estimatedFactsOf(profileOf(account), reference.figures), reference);
  if (!(await isKnownProgram(db, grantId))) {
    throw unknownProgram();
  }
  throw new ApiFailure(
    'save_limit',
    `The Free plan keeps ${limit} programs. Remove one, or upgrade to keep as many as you like.`,
  );
}

/** Returns all of a member's saved programs, last saved first, each with its current match, and the plan's limit. */
export async function listSaved(db: Database, { account, plan }: SignedIn, reference: Reference): Promise<SavedGrants> {
  const facts = estimatedFactsOf(profileOf(account), reference.figures);
  const { savedGrants: limit, compare, csv, priority } = entitlementsOf(plan);
  const saved = await findSaved(db, account.id);
  return {
    savedGrants: saved.map((one) => savedGrantOf(one, facts, reference)),
    plan: { limit, compare, csv, priority },
  };
}

/** Removes a saved program. Throws `not_found` if the member hasn't saved it. */
export async function forget(db: Database, { account }: SignedIn, grantId: string): Promise<void> {
  if (!(await forgetProgram(db, account.id, grantId))) throw notSaved();
}

/**
 * Changes the note on a saved program. Throws `conflict` if it changed since the given revision. Saving the same text
 * twice isn't a conflict, because a response may have been lost.
 */
export async function changeNotes(
  db: Database,
  { account }: SignedIn,
  grantId: string,
  update: SavedNotes,
): Promise<SavedNotes> {
  const stored = await writeNotes(db, { userId: account.id, grantId, ...update });
  if (!stored) throw notSaved();
  if (stored.notes !== update.notes) {
    throw new ApiFailure('conflict', 'This note was changed somewhere else in the meantime.');
  }
  return stored;
}

/** Returns a member's saved programs, all or only those with the given IDs, as a spreadsheet table in their language. */
export async function savedAsCsv(
  db: Database,
  { account }: SignedIn,
  { reference, say }: { reference: Reference; say: Say },
  ids?: readonly string[],
): Promise<string> {
  const facts = estimatedFactsOf(profileOf(account), reference.figures);
  const saved = await findSaved(db, account.id, ids);
  const rows = saved.map((one) => ({
    ...matchedIn(savedGrantOf(one, facts, reference), say),
    deadlineDate: one.program.deadlineDate,
  }));
  return csvOf(rows, account.language);
}

function savedGrantOf({ program: stored, ...saved }: Saved, facts: Facts, reference: Reference): SavedGrant {
  const program = wholeFor(stored, facts, reference);
  const match = matchProgram(ruledProgramOf(program), facts);
  return {
    ...grantOf(program),
    match: waitsForSeason(program.deadline, new Date()) ? { ...match, isLater: true } : match,
    ...saved,
    closed: isClosed(program),
  };
}

function notSaved(): ApiFailure {
  return new ApiFailure('not_found', 'This program isn’t in your saved programs.');
}
