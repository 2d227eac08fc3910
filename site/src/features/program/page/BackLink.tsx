import { keep, SESSION_KEYS } from '../../account/session/storage.ts';
import { BACK } from './texts.ts';

/** Leads back to the last search. A menu's link to the same page opens the member's own list instead. */
export function BackLink() {
  return (
    <a
      className="button button-ghost no-print mb-2 -ml-4 lg:mb-4"
      href="/search-results"
      onClick={() => keep(SESSION_KEYS.backToSearch, 'true')}
    >
      <span aria-hidden="true">←</span> {BACK}
    </a>
  );
}
