import type { Analysis } from '../../../../contract/ai/analysis.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import type { Database } from '../../../db/client.ts';
import { ApiFailure } from '../../../failure.ts';
import { findProgram } from '../../programs/find-program.ts';
import { type LocalForms, wholeInState } from '../../programs/local-forms.ts';
import type { Program } from '../../programs/program.ts';
import { unknownProgram } from '../../programs/program.ts';
import { analysisOf } from './analysis.ts';
import { type Making, madeBefore, make, textsBefore } from './make.ts';
import * as queries from './queries.ts';

/** A member who requests an analysis. The guard has already checked that their plan allows it. */
export interface Asker {
  userId: number;
  facts: Facts;
  reference: LocalForms;
}

/** Returns the program of the member's own application. Throws `not_found` for anyone else's. */
export async function programOfApplication(db: Database, userId: number, applicationId: number): Promise<Program> {
  const id = await queries.grantOfApplication(db, userId, applicationId);
  if (id === null) throw new ApiFailure('not_found', 'We do not know this application.');
  return knownProgram(db, id);
}

async function knownProgram(db: Database, id: string): Promise<Program> {
  const program = await findProgram(db, id);
  if (!program) throw unknownProgram();
  return program;
}

/** Returns the analysis of a program, as it is in the member's state, and lets the member read it again later. */
export async function unlockAnalysis(making: Making, asker: Asker, stored: Program): Promise<Analysis> {
  const program = wholeInState(stored, asker.facts.state, asker.reference);
  const { made, texts } = await make(making, program);
  await queries.noteUnlocked(making.db, asker.userId, program.id, texts.contentHash);
  return analysisOf(program, { facts: asker.facts, spanish: making.spanish }, made, texts);
}

/**
 * Returns the member's unlocked analysis if it's still valid for the current program, otherwise null. Doesn't call a
 * model.
 */
export async function unlockedAnalysis(
  before: Pick<Making, 'db' | 'settings' | 'spanish'>,
  asker: Asker,
  grantId: string,
): Promise<Analysis | null> {
  const { db, settings, spanish } = before;
  const [stored, hash] = await Promise.all([
    knownProgram(db, grantId),
    queries.unlockedHash(db, asker.userId, grantId),
  ]);
  if (hash === null) return null;
  const program = wholeInState(stored, asker.facts.state, asker.reference);
  const texts = await textsBefore(db, settings, program);
  const made = hash === texts.contentHash ? await madeBefore(before, program, texts) : null;
  return made && analysisOf(program, { facts: asker.facts, spanish }, made, texts);
}
