import { atom } from 'nanostores';
import type { ProgramList } from './ProgramList.tsx';

type List = typeof ProgramList;

/** The list of programs, whose code comes while the search is under way; `failed` where it could not be loaded. */
export const $list = atom<List | 'failed' | undefined>();

/** Settles once the list can be shown, or is known not to come. */
export async function loadList(): Promise<void> {
  if (typeof $list.get() === 'function') return;
  try {
    $list.set((await import('./ProgramList.tsx')).ProgramList);
  } catch {
    $list.set('failed');
  }
}
