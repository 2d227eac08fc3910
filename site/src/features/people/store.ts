import { atom } from 'nanostores';
import { dropOwned, isAnothers, keepOf, keptOf, LOCAL_KEYS } from '../session/storage.ts';
import { type Opened, withFile } from './file.ts';
import { MOST_HELPED } from './limits.ts';
import { type Kept, NOBODY, type Person, readKept, written } from './person.ts';

/** The people whom this member helps, as this browser keeps them. */
export const $people = atom<Kept>(NOBODY);

/** `full`: no more people can be kept. `refused`: the browser keeps nothing (any more). */
export type Outcome = 'kept' | 'full' | 'refused';

/** Shows what is kept, also when another tab changes it. Returns what ends that. */
export function openPeople(userId: number): () => void {
  const show = () => $people.set(keptBy(userId));
  const follow = ({ key }: StorageEvent) => (key === LOCAL_KEYS.people || key === null) && show();
  show();
  addEventListener('storage', follow);
  return () => {
    removeEventListener('storage', follow);
    $people.set(NOBODY);
  };
}

/** Keeps somebody's answers, anew or in the place of those before. */
export function keepPerson(userId: number, person: Omit<Person, 'changedAt'>): Outcome {
  const changed = { ...person, changedAt: new Date().toISOString() };
  const kept = keptBy(userId);
  const isThere = kept.people.some(({ id }) => id === person.id);
  if (!isThere && kept.people.length >= MOST_HELPED) return 'full';
  const people = isThere ? kept.people.map((one) => (one.id === person.id ? changed : one)) : [...kept.people, changed];
  return keepAll(userId, { ...kept, people });
}

export function removePerson(userId: number, id: string): Outcome {
  const kept = keptBy(userId);
  return keepAll(userId, { ...kept, people: kept.people.filter((one) => one.id !== id) });
}

export function removeEveryone(userId: number): Outcome {
  return keepAll(userId, NOBODY);
}

export function removeUnreadable(userId: number): Outcome {
  return keepAll(userId, { ...keptBy(userId), aside: [] });
}

/** Adds the people of a file; `refused` where the browser takes no more. */
export function addFile(userId: number, text: string): Opened | 'refused' {
  const opened = withFile(keptBy(userId), text);
  if (opened.status !== 'read') return opened;
  return keepAll(userId, opened.kept) === 'kept' ? opened : 'refused';
}

/** Read each time: another tab may have changed it a moment ago. */
function keptBy(userId: number): Kept {
  return readKept(keptOf(LOCAL_KEYS.people, userId));
}

function keepAll(userId: number, kept: Kept): Outcome {
  // What this tab still shows is no longer its browser's.
  if (isAnothers(userId)) return 'refused';
  if (kept.people.length + kept.aside.length === 0) dropOwned(LOCAL_KEYS.people);
  else if (!keepOf(LOCAL_KEYS.people, userId, written(kept))) return 'refused';
  $people.set(kept);
  return 'kept';
}
