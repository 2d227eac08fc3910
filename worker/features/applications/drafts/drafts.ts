import type { Draft, DraftChange, DraftKind } from '../../../../contract/ai/drafts.ts';
import { estimatedFactsOf } from '../../../../matching/benefits/estimates/estimated-facts.ts';
import { matchProgram } from '../../../../matching/rules/match.ts';
import type { Database } from '../../../db/client.ts';
import type { Settings } from '../../../env.ts';
import { ApiFailure } from '../../../failure.ts';
import type { Reference } from '../../../http/context.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { profileOf } from '../../account/account.ts';
import { madeBefore, textsBefore } from '../../ai/analysis/make.ts';
import { storedSources } from '../../ai/analysis/sources.ts';
import { findProgram } from '../../programs/find-program.ts';
import { wholeInState } from '../../programs/local-forms.ts';
import { wholeFor } from '../../programs/own-papers.ts';
import { type Program, ruledProgramOf, unknownProgram } from '../../programs/program.ts';
import { applicantOf } from './applicant.ts';
import { criteriaIn } from './criteria.ts';
import { findDrafts, removeDraft, type StoredDraft, writeDraft } from './queries.ts';
import { type DraftStart, isForOrganizations, partWritten, startsOf } from './starts.ts';

/** The member writing a draft, and the inputs for it. */
export interface Drafting {
  db: Database;
  settings: Settings;
  signedIn: SignedIn;
  reference: Reference;
}

/** Returns the drafts that fit a program, as the member last left them. Throws `not_found`. */
export async function draftsFor(drafting: Drafting, grantId: string): Promise<Draft[]> {
  const { starts, written } = await startsFor(drafting, grantId);
  return withWritten(starts, written).map((start) => draftOf(start, written.get(start.kind)));
}

/**
 * Stores a member's text. Throws `not_found` for a kind of draft that the program doesn't have, and `conflict` if the
 * draft changed since the given revision. Saving the same text twice isn't a conflict, because a response may have been
 * lost.
 */
export async function keepDraft(
  drafting: Drafting,
  grantId: string,
  kind: DraftKind,
  change: DraftChange,
): Promise<Draft> {
  const { program, starts, written } = await startsFor(drafting, grantId);
  const start = startFor(withWritten(starts, written), kind);
  const owner = ownerOf(drafting, program);
  const before = draftOf(start, written.get(kind));
  const texts = { ...textsOf(before), ...change.texts };
  // Doesn't store unchanged text, so it keeps following the record and the answers.
  const changed = start.sections.flatMap(({ key, text }): [string, string][] => {
    const now = texts[key];
    return now === undefined || now === text ? [] : [[key, now]];
  });
  const budget = start.budget && (change.budget ?? before.budget);
  const after = { texts: Object.fromEntries(changed), budget, revision: change.revision };
  if (!(await writeDraft(drafting.db, owner, kind, after))) {
    const now = (await findDrafts(drafting.db, owner)).get(kind);
    if (now && JSON.stringify([now.texts, now.budget]) === JSON.stringify([after.texts, budget])) {
      return draftOf(start, now);
    }
    throw new ApiFailure('conflict', 'This draft was changed somewhere else in the meantime.');
  }
  return draftOf(start, { kind, ...after, revision: change.revision + 1 });
}

/** Resets a draft to its initial state. Throws `not_found`. */
export async function resetDraft(drafting: Drafting, grantId: string, kind: DraftKind): Promise<Draft> {
  const { program, starts, written } = await startsFor(drafting, grantId);
  startFor(withWritten(starts, written), kind);
  await removeDraft(drafting.db, ownerOf(drafting, program), kind);
  return draftOf(starts.find((one) => one.kind === kind) ?? { kind, sections: [], budget: null }, undefined);
}

function startFor(starts: readonly DraftStart[], kind: DraftKind): DraftStart {
  const start = starts.find((one) => one.kind === kind);
  if (!start) throw new ApiFailure('not_found', 'There’s no draft of this kind for this program.');
  return start;
}

/**
 * Keeps text in sections that a draft no longer has, or even a whole draft, because programs merge, and a funder's
 * notice isn't always readable.
 */
function withWritten(starts: readonly DraftStart[], written: ReadonlyMap<DraftKind, StoredDraft>): DraftStart[] {
  const others = [...written.values()].filter(({ kind }) => !starts.some((start) => start.kind === kind));
  return [...starts, ...others.map(({ kind, budget }): DraftStart => ({ kind, sections: [], budget }))].map((start) => {
    const outline = new Set(start.sections.map(({ key }) => key));
    const apart = Object.keys(written.get(start.kind)?.texts ?? {}).filter((key) => !outline.has(key));
    return { ...start, sections: [...start.sections, ...apart.map(partWritten)] };
  });
}

async function startsFor(drafting: Drafting, grantId: string) {
  const { db, settings, signedIn, reference } = drafting;
  const { account } = signedIn;
  const stored = await findProgram(db, grantId);
  if (!stored) throw unknownProgram();
  const facts = estimatedFactsOf(profileOf(account), reference.figures);
  const program = wholeInState(stored, facts.state, reference);
  const made = await madeBefore({ db, settings, spanish: null }, program, await textsBefore(db, settings, program));
  const criteria = criteriaIn(storedSources(program), made?.by === 'model' ? made.answer.sections.requirements : []);
  const match = matchProgram(ruledProgramOf(program), facts);
  const applicant = applicantOf(account, isForOrganizations({ program, criteria }));
  const starts = startsOf({ program: wholeFor(stored, facts, reference), match, applicant, criteria });
  return { program, starts, written: await findDrafts(db, ownerOf(drafting, program)) };
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
