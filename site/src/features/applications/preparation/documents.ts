import { atom } from 'nanostores';
import {
  getDocuments,
  type MergedDocument,
  type MergedDocuments,
  putDocuments,
} from '../../../../../contract/saved/preparation.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { NOT_KEPT } from './texts.ts';
import { NOT_TICKING, type Ticking, tickQueue } from './ticking.ts';

export type Documents =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; merged: MergedDocuments };

/** The documents for all the member's programs. */
export const $documents = atom<Documents>({ status: 'loading' });
export const $tickingDocuments = atom<Ticking>(NOT_TICKING);

export async function openDocuments(): Promise<void> {
  if ($documents.get().status === 'failed') $documents.set({ status: 'loading' });
  try {
    $documents.set({ status: 'ready', merged: await call(getDocuments) });
  } catch (error) {
    $documents.set({ status: 'failed', message: refusalOf(error) });
  }
}

/** Checks or unchecks a document for every program that asks for it. */
export const tickDocument = tickQueue({
  change: (next) => $tickingDocuments.set(next($tickingDocuments.get())),
  send: (key, done) => call(putDocuments, { body: { key, done } }),
  onAnswer: ({ key, done }) => {
    const now = $documents.get();
    if (now.status !== 'ready') return;
    const documents = now.merged.documents.map((document) =>
      document.key === key ? ticked(document, done) : document,
    );
    $documents.set({ status: 'ready', merged: { ...now.merged, documents } });
  },
  messageOf: (error) => `${NOT_KEPT} ${refusalOf(error)}`,
});

/** Returns the document after its box was checked or unchecked for all programs. */
function ticked(document: MergedDocument, done: boolean): MergedDocument {
  const programs = document.programs.map((program) => ({ ...program, done }));
  return { ...document, done: done ? 'all' : 'none', programs };
}

/** Returns the documents with pending clicks applied. */
export function shownDocuments({ documents }: MergedDocuments, { pending }: Ticking): MergedDocument[] {
  return documents.map((document) => {
    const wanted = pending.get(document.key);
    return wanted === undefined ? document : ticked(document, wanted);
  });
}

function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) sessionEnded();
  return messageOf(error);
}
