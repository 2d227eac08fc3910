import { atom } from 'nanostores';
import { dropOwned, isAnothers, keepOf, keptOf, LOCAL_KEYS } from '../account/session/storage.ts';
import { type Opened, withFile } from './file.ts';
import { MOST_HELPED } from './limits.ts';
import { type Kept, NOBODY, type Person, readKept, written } from './person.ts';

/** The people this member helps, from browser storage. */
export const $people = atom<Kept>(NOBODY);

/** `full`: the limit is reached. `refused`: the browser refuses storage. */
export type Outcome = 'kept' | 'full' | 'refused';

/** Shows the stored people and follows changes in other tabs. Returns a function that stops it. */
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

/** Saves a person's answers. Adds the person or replaces their earlier answers. */
export function keepPerson(userId: number, person: Omit<Person, 'changedAt'>): Outcome {
  const changed = { ...person, changedAt: new Date().toISOString() };
  const kept = keptBy(userId);
  const exists = kept.people.some(({ id }) => id === person.id);
  if (!exists && kept.people.length >= MOST_HELPED) return 'full';
  const people = exists ? kept.people.map((one) => (one.id === person.id ? changed : one)) : [...kept.people, changed];
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

/** Adds the people in a file; `refused` if the browser can't store them. */
export function addFile(userId: number, text: string): Opened | 'refused' {
  const opened = withFile(keptBy(userId), text);
  if (opened.status !== 'read') return opened;
  return keepAll(userId, opened.kept) === 'kept' ? opened : 'refused';
}

/** Reads the people from storage every time, because another tab may have just changed them. */
function keptBy(userId: number): Kept {
  return readKept(keptOf(LOCAL_KEYS.people, userId));
}

function keepAll(userId: number, kept: Kept): Outcome {
  // This browser belongs to another member now.
  if (isAnothers(userId)) return 'refused';
  if (kept.people.length + kept.aside.length === 0) dropOwned(LOCAL_KEYS.people);
  else if (!keepOf(LOCAL_KEYS.people, userId, written(kept))) return 'refused';
  $people.set(kept);
  return 'kept';
}
