import { PRODUCT } from '../../../../contract/limits.ts';
import { MOST_HELPED } from './limits.ts';
import { type Kept, type Person, readRecord, written } from './person.ts';

/** Returns the export file for everyone, named after today's date. */
export function fileOf(kept: Kept, now = new Date()): { name: string; text: string } {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return { name: `${PRODUCT}-people-${day.join('-')}.json`, text: written(kept) };
}

export type Opened =
  | { status: 'not-ours' }
  | { status: 'too-many'; count: number }
  | { status: 'read'; kept: Kept; added: number; updated: number; unreadable: number };

/** Merges a file's people into the stored ones. For a person in both, the most recently changed answers win. */
export function withFile(kept: Kept, text: string): Opened {
  const file = readRecord(text);
  if (!file) return { status: 'not-ours' };
  const people = new Map(kept.people.map((one) => [one.id, one]));
  const added = file.people.filter(({ id }) => !people.has(id));
  const updated = file.people.filter((one) => isNewer(one, people.get(one.id)));
  if (people.size + added.length > MOST_HELPED) return { status: 'too-many', count: people.size + added.length };
  for (const one of [...added, ...updated]) people.set(one.id, one);
  return {
    status: 'read',
    kept: { ...kept, people: [...people.values()] },
    added: added.length,
    updated: updated.length,
    unreadable: file.aside.length,
  };
}

function isNewer(one: Person, other: Person | undefined): boolean {
  return other !== undefined && one.changedAt > other.changedAt;
}
