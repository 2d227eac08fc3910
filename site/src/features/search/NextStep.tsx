import type { MatchedGrant } from '../../../../contract/grants.ts';
import { grantPath } from '../program/route.ts';
import { stashGrant } from '../program/stash.ts';
import { isWebAddress, websiteOf } from '../program/website.ts';
import { NEXT_STEP } from './list-texts.ts';

/** What is no application but help from people. */
const SERVICE = /\b(advice|counsel|mentor|training|workshops?|classes|tutoring|services?|legal|shelter)/i;
const LOCATOR = /locat|find/i;

/** What one does at the program's address: many have no form there, only the way to an office. */
function verbOf(grant: MatchedGrant): 'apply' | 'help' | 'office' | 'how' {
  if (grant.applicationUrl !== null && isWebAddress(grant.applicationUrl)) {
    if (!LOCATOR.test(grant.applicationUrl)) return SERVICE.test(grant.assistanceType ?? '') ? 'help' : 'apply';
    return 'office';
  }
  return SERVICE.test(grant.assistanceType ?? '') ? 'help' : 'how';
}

/** What to do next about a program: the address where one applies, and the papers that it takes. */
export function NextStep({ grant }: { grant: MatchedGrant }) {
  const url = websiteOf(grant);
  const papers = grant.sourceType === 'curated' ? (grant.requirements ?? '').split('\n').filter(Boolean).length : 0;
  return (
    <p className="next-step">
      {url && (
        <a className="button button-primary" href={url} rel="noreferrer">
          {NEXT_STEP[verbOf(grant)]} {new URL(url).hostname.replace(/^www\./, '')}
          <span className="visually-hidden">: {grant.title}</span>
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
