import { PEOPLE_PATH } from '../account/session/people-path.ts';

export const NEW_PERSON = `${PEOPLE_PATH}?new`;
export const editPath = (id: string) => `${PEOPLE_PATH}?edit=${encodeURIComponent(id)}`;
export const programsPath = (id: string) => `${PEOPLE_PATH}?person=${encodeURIComponent(id)}`;

/** The view that the page shows. */
export type View =
  | { at: 'list' | 'new' | 'leaving' }
  /** One person's form or programs. */
  | { at: 'form' | 'programs'; id: string };

/** Parses the view from the query string. */
export function viewOf(search: string): View {
  const asked = new URLSearchParams(search);
  if (asked.has('leave')) return { at: 'leaving' };
  if (asked.has('new')) return { at: 'new' };
  const edited = asked.get('edit');
  if (edited) return { at: 'form', id: edited };
  const id = asked.get('person');
  return id ? { at: 'programs', id } : { at: 'list' };
}
