import type { ChecklistItem } from '../../../../contract/saved/preparation.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import { applyLineOf } from '../../../../matching/program/how-to-apply.ts';
import { documentKeyOf, itemKeyOf } from './item-key.ts';
import { REGISTRATION_FACTS } from './registration-facts.ts';
import { type RegisteredFor, registrationsFor } from './registrations.ts';

/** A checklist item, and how many business days the plan allows for it. */
export type PlannedItem = Omit<ChecklistItem, 'done'> & { leadDays: number };

/**
 * Returns what to register for, gather and do, without duplicates. Includes only what the source or a government rule
 * says.
 */
export function itemsOf(program: RegisteredFor, facts: Facts): PlannedItem[] {
  const registrations = registrationsFor(program, facts).map(({ key, why }): PlannedItem => {
    const { text, leadDays, takes, url, source } = REGISTRATION_FACTS[key];
    return {
      key: `registration:${key}`,
      kind: 'registration',
      text,
      leadDays,
      registration: { why, takes, url, source },
    };
  });
  const { documents, howToApply } = program.detail;
  const items = [
    ...registrations,
    ...documents.map((text) => ({ ...plainItem('document', text), key: documentKeyOf(text) })),
    ...howToApply.flatMap((text) => applyItem(text)),
  ];
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

function applyItem(text: string): PlannedItem[] {
  const kind = applyLineOf(text);
  return kind === 'pointer' ? [] : [plainItem(kind, text)];
}

function plainItem(kind: 'document' | 'step' | 'note', text: string): PlannedItem {
  return { key: itemKeyOf(kind, text), kind, text, registration: null, leadDays: 0 };
}
