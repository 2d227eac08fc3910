import type { Draft, DraftChange, DraftKind } from '../../../contract/drafts.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimated-facts.ts';
import { matchProgram } from '../../../matching/match.ts';
import type { Database } from '../../db/client.ts';
import type { Settings } from '../../env.ts';
import { ApiFailure } from '../../failure.ts';
import type { Reference } from '../../http/context.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { profileOf } from '../account/account.ts';
import { madeBefore, textsBefore } from '../analysis/make.ts';
import { storedSources } from '../analysis/sources.ts';
import { findProgram } from '../catalogue/find-program.ts';
import { wholeInState } from '../catalogue/local-forms.ts';
import { type Program, ruledProgramOf, unknownProgram } from '../catalogue/program.ts';
import { applicantOf } from './applicant.ts';
import { criteriaIn } from './criteria.ts';
import { findDrafts, removeDraft, type StoredDraft, writeDraft } from './queries.ts';
import { type DraftStart, startsOf } from './starts.ts';

/** Who drafts, and with what. */
export interface Drafting {
  db: Database;
  settings: Settings;
  signedIn: SignedIn;
  reference: Reference;
}

/** The drafts that fit a program, as the member left them. Throws `not_found`. */
export async function draftsFor(drafting: Drafting, grantId: string): Promise<Draft[]> {
  const { program, starts } = await startsFor(drafting, grantId);
  const written = await findDrafts(drafting.db, ownerOf(drafting, program));
  return starts.map((start) => draftOf(start, written.get(start.kind)));
}

/**
 * Keeps what a member wrote. Throws `not_found` for a kind that the program has no draft of, and `conflict` where it was
 * changed since the revision that is named; the same words twice are no conflict, for an answer may have been lost.
 */
export async function keepDraft(
  drafting: Drafting,
  grantId: string,
  kind: DraftKind,
  change: DraftChange,
): Promise<Draft> {
  const { program, start } = await startFor(drafting, grantId, kind);
  const owner = ownerOf(drafting, program);
  const stored = (await findDrafts(drafting.db, owner)).get(kind);
  const before = draftOf(start, stored);
  const texts = { ...textsOf(before), ...change.texts };
  // What nobody changed is not kept: it goes on to follow the record and the answers.
  const changed = start.sections.flatMap(({ key, text }): [string, string][] => {
    const now = texts[key];
    return now === undefined || now === text ? [] : [[key, now]];
  });
  // What was written in parts that the funder's notice asks for stays while that notice can't be read.
  const outline = new Set(start.sections.map(({ key }) => key));
  const apart = Object.entries(stored?.texts ?? {}).filter(([key]) => !outline.has(key));
  const budget = start.budget && (change.budget ?? before.budget);
  const after = { texts: Object.fromEntries([...apart, ...changed]), budget, revision: change.revision };
  if (!(await writeDraft(drafting.db, owner, kind, after))) {
    const now = (await findDrafts(drafting.db, owner)).get(kind);
    if (now && JSON.stringify([now.texts, now.budget]) === JSON.stringify([after.texts, budget])) {
      return draftOf(start, now);
    }
    throw new ApiFailure('conflict', 'This draft was changed somewhere else in the meantime.');
  }
  return draftOf(start, { kind, ...after, revision: change.revision + 1 });
}

/** The draft as it begins, whatever was written in it. Throws `not_found`. */
export async function resetDraft(drafting: Drafting, grantId: string, kind: DraftKind): Promise<Draft> {
  const { program, start } = await startFor(drafting, grantId, kind);
  await removeDraft(drafting.db, ownerOf(drafting, program), kind);
  return draftOf(start, undefined);
}

async function startFor(drafting: Drafting, grantId: string, kind: DraftKind) {
  const { program, starts } = await startsFor(drafting, grantId);
  const start = starts.find((one) => one.kind === kind);
  if (!start) throw new ApiFailure('not_found', 'There’s no draft of this kind for this program.');
  return { program, start };
}

async function startsFor({ db, settings, signedIn, reference }: Drafting, grantId: string) {
  const { account } = signedIn;
  const stored = await findProgram(db, grantId);
  if (!stored) throw unknownProgram();
  const facts = estimatedFactsOf(profileOf(account), reference.figures);
  const program = wholeInState(stored, facts.state, reference);
  const made = await madeBefore(db, settings, stored, await textsBefore(db, settings, stored));
  const criteria = criteriaIn(storedSources(program), made?.by === 'model' ? made.answer.sections.requirements : []);
  const match = matchProgram(ruledProgramOf(program), facts);
  return { program, starts: startsOf({ program, match, applicant: applicantOf(account), criteria }) };
}

function ownerOf({ signedIn }: Drafting, program: Program) {
  return { userId: signedIn.account.id, grantId: program.id };
}

function draftOf({ kind, sections, budget }: DraftStart, written: StoredDraft | undefined): Draft {
  return {
    kind,
    sections: sections.map((one) => ({ ...one, text: written?.texts[one.key] ?? one.text })),
    budget: written?.budget ?? budget,
    isChanged: written !== undefined,
    revision: written?.revision ?? 0,
  };
}

function textsOf({ sections }: Draft): Record<string, string> {
  return Object.fromEntries(sections.map(({ key, text }) => [key, text]));
}
