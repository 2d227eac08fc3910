import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import type { ApplyWay } from '../../applications/apply/use-website.ts';
import { SaveButton } from '../../saved/SaveButton.tsx';
import { SavedNote } from '../../saved/SavedNote.tsx';
import { HOW_TO_APPLY, NEW_TAB } from '../texts.ts';
import { websiteWords } from '../website/website.ts';
import { AtAGlance } from './AtAGlance.tsx';
import { ACTIONS } from './texts.ts';

interface Props {
  grant: MatchedGrant;
  way: ApplyWay;
  /** True if applications are closed. */
  isClosed: boolean;
}

/** The next action, always within reach: at the bottom of a phone screen, next to the page on a wide one. */
export function ActionBar({ grant, way: { url, isDead }, isClosed }: Props) {
  const isUrged = !isDead && !isClosed && !grant.roundOver && grant.match.likelihood !== 'no';
  return (
    <aside className="action-bar no-print" aria-label={ACTIONS}>
      <AtAGlance grant={grant} />
      {url === undefined ? (
        <a className="button button-quiet" href="#how-to-apply">
          {HOW_TO_APPLY}
        </a>
      ) : (
        <a
          className={`button ${isUrged ? 'button-primary' : 'button-quiet'}`}
          href={url}
          target="_blank"
          rel="noopener"
        >
          {websiteWords(grant, url)}
          <span className="visually-hidden"> {NEW_TAB}</span>
        </a>
      )}
      <SaveButton grant={grant} />
      <SavedNote id={grant.id} />
    </aside>
  );
}
