import type { MatchedGrant } from '../../../../contract/grants.ts';
import { NEW_TAB } from '../program/texts.ts';
import { websiteOf } from '../program/website.ts';
import { AtAGlance } from './AtAGlance.tsx';
import { ACTIONS, APPLY_ON_SITE } from './texts.ts';

/** What to do next, always at hand: on a phone at the lower edge, on a wide screen beside the page. */
export function ActionBar({ grant }: { grant: MatchedGrant }) {
  const url = websiteOf(grant);
  return (
    <aside className="action-bar no-print" aria-label={ACTIONS}>
      <AtAGlance grant={grant} />
      {url && (
        <a className="button button-primary" href={url} target="_blank" rel="noopener">
          {APPLY_ON_SITE}
          <span className="visually-hidden"> {NEW_TAB}</span>
        </a>
      )}
    </aside>
  );
}
