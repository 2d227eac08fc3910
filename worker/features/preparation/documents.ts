import type { MergedDocument, MergedDocuments } from '../../../contract/preparation.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { itemKeyOf } from './item-key.ts';
import { findPrepared, type Prepared, setTicks } from './queries.ts';

/** What all programs of a member want, each document once. */
export async function documentsOf(db: Database, { account }: SignedIn): Promise<MergedDocuments> {
  return mergedDocumentsOf(await findPrepared(db, account.id));
}

/** Ticks or unticks a document for every program that wants it. Throws `not_found` where none does. */
export async function tickDocument(
  db: Database,
  signedIn: SignedIn,
  { key, done }: { key: string; done: boolean },
): Promise<void> {
  const { documents } = await documentsOf(db, signedIn);
  const meant = documents.find((document) => document.key === key);
  if (!meant) throw new ApiFailure('not_found', 'None of your programs asks for this document any more.');
  const grantIds = meant.programs.map(({ id }) => id);
  await setTicks(db, { userId: signedIn.account.id, itemKey: itemKeyOf('document', meant.text), grantIds, done });
}

/** Each program has its own of these, whatever they are called: they are never one document for several. */
const OF_ONE_PROGRAM =
  /\b(application|form|proposal|essay|budget|narrative|plan|statement of|letters? of|questionnaire)\b/i;
/** Papers with a name or number of their own are the same ones everywhere. */
const WITH_A_NAME = /\b(FAFSA|form [A-Z]{0,3}-?\d|[A-Z]{1,4}-?\d+\w*|tax)\b/i;

/** As much of a program as its documents take. */
interface Listing extends Pick<Prepared, 'ticks'> {
  program: { id: string; title: string; detail: { documents: readonly string[] } };
}

/** The documents of programs, those that are the same once, in the order of the programs. */
export function mergedDocumentsOf(prepared: readonly Listing[]): MergedDocuments {
  const merged = new Map<string, { text: string; programs: MergedDocument['programs']; ticked: number }>();
  for (const { program, ticks } of prepared) {
    const { id, title } = program;
    for (const text of new Map(program.detail.documents.map((one) => [itemKeyOf('document', one), one])).values()) {
      const itemKey = itemKeyOf('document', text);
      const isShared = WITH_A_NAME.test(text) || !OF_ONE_PROGRAM.test(text);
      const key = isShared ? itemKey : `${itemKey}@${id}`;
      const entry = merged.get(key) ?? { text, programs: [], ticked: 0 };
      entry.programs.push({ id, title });
      if (ticks.has(itemKey)) entry.ticked += 1;
      merged.set(key, entry);
    }
  }
  return {
    documents: [...merged].map(([key, { text, programs, ticked }]) => ({
      key,
      text,
      programs,
      done: ticked === 0 ? 'none' : ticked === programs.length ? 'all' : 'some',
    })),
    without: prepared
      .filter(({ program }) => program.detail.documents.length === 0)
      .map(({ program: { id, title } }) => ({ id, title })),
  };
}
