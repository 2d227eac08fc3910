import { atom } from 'nanostores';
import type { NothingFound } from './NothingFound.tsx';
import type { ProgramList } from './ProgramList.tsx';
import type { ResultsTools } from './ResultsTools.tsx';

interface Parts {
  ProgramList: typeof ProgramList;
  NothingFound: typeof NothingFound;
  ResultsTools: typeof ResultsTools;
}

/** What shows an answer: its code comes while the search is under way; `failed` where it could not be loaded. */
export const $listParts = atom<Parts | 'failed' | undefined>();

/** Settles once an answer can be shown, or is known not to come. */
export async function loadList(): Promise<void> {
  if (typeof $listParts.get() === 'object') return;
  try {
    const [list, nothing, tools] = await Promise.all([
      import('./ProgramList.tsx'),
      import('./NothingFound.tsx'),
      import('./ResultsTools.tsx'),
    ]);
    $listParts.set({ ...list, ...nothing, ...tools });
  } catch {
    $listParts.set('failed');
  }
}
