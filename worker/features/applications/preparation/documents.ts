import type { MergedDocument, MergedDocuments } from '../../../../contract/saved/preparation.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { paperOf } from '../../../../matching/program/papers/papers.ts';
import { type PapersAsked, usualPapers } from '../../../../matching/program/papers/usual-papers.ts';
import type { Database } from '../../../db/client.ts';
import { ApiFailure } from '../../../failure.ts';
import { wholeFor } from '../../programs/own-papers.ts';
import { documentKeyOf, itemKeyOf } from './item-key.ts';
import type { Preparing } from './preparation.ts';
import { findPrepared, type Prepared, setTicks, type Ticked } from './queries.ts';

/** Returns the documents for all of a member's programs, without duplicates. */
export async function documentsOf(db: Database, member: Preparing): Promise<MergedDocuments> {
  const prepared = await preparedBy(db, member);
  return mergedDocumentsOf(prepared, member.facts);
}

/** Checks or unchecks a document for every program that needs it. Throws `not_found` if none does. */
export async function tickDocument(
  db: Database,
  member: Preparing,
  { key, done }: { key: string; done: boolean },
): Promise<void> {
  const wanted = wantedBy(await preparedBy(db, member)).get(key);
  if (!wanted) throw new ApiFailure('not_found', 'None of your programs asks for this document anymore.');
  await setTicks(db, { userId: member.id, items: wanted.items, done });
}

/**
 * Returns the programs as their own checklists show them, with the documents that apply to the member's state and
 * situation.
 */
export async function preparedBy(db: Database, { id, facts, reference }: Preparing): Promise<Prepared[]> {
  const prepared = await findPrepared(db, id);
  return prepared.map((one) => ({ ...one, program: wholeFor(one.program, facts, reference) }));
}

/** Each program has its own version of these, so they're never merged across programs, even if the names match. */
const OF_ONE_PROGRAM =
  /\b(application|form|proposal|essay|budget|narrative|plan|statement of|letters? of|questionnaire)\b/i;
/** Documents with an official name or number. They're the same everywhere. */
const WITH_A_NAME = /\b(FAFSA|form [A-Z]{0,3}-?\d|[A-Z]{1,4}-?\d+\w*|tax)\b/i;

/** The parts of a program that determine its documents. */
interface Listing extends Pick<Prepared, 'ticks'> {
  program: PapersAsked & { id: string; detail: { documents: readonly string[] } };
}

interface WantedItem extends Ticked {
  program: Listing['program'];
  text: string;
  done: boolean;
}

/** A document, and every checklist line that asks for it. */
interface Wanted {
  text: string;
  items: WantedItem[];
}

/** Groups the programs' document lines by document, in the order of the programs. */
function wantedBy(prepared: readonly Listing[]): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const { program, ticks } of prepared) {
    const lines = new Map(program.detail.documents.map((text) => [documentKeyOf(text), text]));
    for (const [itemKey, text] of lines) {
      const key = keyOf(text, program.id);
      const entry = wanted.get(key) ?? { text, items: [] };
      entry.items.push({ grantId: program.id, itemKey, program, text, done: ticks.has(itemKey) });
      wanted.set(key, entry);
    }
  }
  return wanted;
}

/**
 * Returns a document's key. A document that a program needs only under a condition gets a different key from one it
 * needs from everyone.
 */
function keyOf(text: string, programId: string): string {
  const itemKey = itemKeyOf('document', text);
  const paper = paperOf(text);
  if (paper) return `paper:${paper.key}`;
  const isShared = WITH_A_NAME.test(text) || !OF_ONE_PROGRAM.test(text);
  return isShared ? itemKey : `${itemKey}@${programId}`;
}

/** Returns the programs' documents, merging identical ones. */
export function mergedDocumentsOf(prepared: readonly Listing[], facts: Facts): MergedDocuments {
  return {
    documents: [...wantedBy(prepared)].map(([key, wanted]) => merged(key, wanted)),
    without: prepared
      .filter(({ program }) => program.detail.documents.length === 0)
      .map(({ program }) => ({ id: program.id, title: program.title, usual: usualPapers(program, facts) })),
  };
}

function merged(key: string, { text: first, items }: Wanted): MergedDocument {
  const isWorded = items.some(({ itemKey }) => itemKey !== items[0]?.itemKey);
  const text = isWorded ? (paperOf(first)?.text ?? first) : first;
  const named = itemKeyOf('document', text);
  const byProgram = Map.groupBy(items, ({ program }) => program);
  const ready = items.filter(({ done }) => done).length;
  return {
    key,
    text,
    programs: [...byProgram].map(([{ id, title }, own]) => ({
      ...{ id, title, done: own.every(({ done }) => done) },
      asks: isWorded ? own.filter(({ itemKey }) => itemKey !== named).map((item) => item.text) : [],
    })),
    done: ready === 0 ? 'none' : ready === items.length ? 'all' : 'some',
  };
}
