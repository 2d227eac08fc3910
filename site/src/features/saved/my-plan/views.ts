import { atom } from 'nanostores';

/** The views of the saved programs: what to do, the documents, the dates, and the programs with their notes. */
export const VIEWS = ['todo', 'documents', 'dates', 'programs'] as const;
export type SavedView = (typeof VIEWS)[number];

export const $savedView = atom<SavedView>('todo');
