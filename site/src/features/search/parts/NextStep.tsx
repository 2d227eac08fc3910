import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { grantPath } from '../../program/route.ts';
import { stashGrant } from '../../program/stash.ts';
import { NEW_TAB } from '../../program/texts.ts';
import { websiteOf, websiteWords } from '../../program/website/website.ts';
import { NEXT_STEP } from './list-texts.ts';

/** The next step for a program: where to apply, and how many documents it takes. */
export function NextStep({ grant }: { grant: MatchedGrant }) {
  const url = websiteOf(grant);
  const papers = grant.sourceType === 'curated' ? (grant.requirements ?? '').split('\n').filter(Boolean).length : 0;
  return (
    <p className="next-step">
      {url && (
        <a className="button button-primary" href={url} target="_blank" rel="noopener noreferrer">
          {websiteWords(grant, url)}
          <span className="visually-hidden">
            : {grant.title} {NEW_TAB}
          </span>
        </a>
      )}
      {papers > 0 && (
        <a className="card-button" href={`${grantPath(grant.id)}#documents`} onClick={() => stashGrant(grant)}>
          {NEXT_STEP.papers(papers)}
          <span className="visually-hidden">: {grant.title}</span>
        </a>
      )}
    </p>
  );
}
