import { hasOwned, LOCAL_KEYS } from '../session/storage.ts';
import { type Mode, redirectOf } from './destination.ts';
import { DRAFT_IS_KEPT, INTRODUCTIONS, REASONS } from './texts.ts';

/**
 * Returns why the visitor is asked to log in or sign up, based on the page they want to see. It stays visible after the
 * notice disappears.
 */
export function reasonFor(mode: Mode, search: string): string {
  if (!new URLSearchParams(search).has('redirect')) return INTRODUCTIONS[mode];
  const path = redirectOf(search);
  const { [mode]: reason } = REASONS.find(({ of }) => of.test(path)) ?? { [mode]: INTRODUCTIONS[mode] };
  return path.startsWith('/profile') && mode === 'login' && hasOwned(LOCAL_KEYS.profileDraft)
    ? `${reason} ${DRAFT_IS_KEPT}`
    : `${reason}`;
}
