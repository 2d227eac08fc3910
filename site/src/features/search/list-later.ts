import { atom } from 'nanostores';
import type { countOf } from './count-of.ts';
import type { NothingFound } from './NothingFound.tsx';
import type { ProgramList } from './ProgramList.tsx';
import type { ResultsTools } from './ResultsTools.tsx';

interface Parts {
  ProgramList: typeof ProgramList;
  NothingFound: typeof NothingFound;
  ResultsTools: typeof ResultsTools;
  countOf: typeof countOf;
}

/** The code that shows results. It loads during the search; `failed` if it couldn't be loaded. */
export const $listParts = atom<Parts | 'failed' | undefined>();

/** Settles once results can be shown, or have failed to load. */
export async function loadList(): Promise<void> {
  if (typeof $listParts.get() === 'object') return;
  try {
    const [list, nothing, tools, count] = await Promise.all([
      import('./ProgramList.tsx'),
      import('./NothingFound.tsx'),
      import('./ResultsTools.tsx'),
      import('./count-of.ts'),
    ]);
    $listParts.set({ ...list, ...nothing, ...tools, ...count });
  } catch {
    $listParts.set('failed');
  }
}
