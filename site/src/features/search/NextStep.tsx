import type { MatchedGrant } from '../../../../contract/grants.ts';
import { websiteOf } from '../program/website.ts';
import { NEXT_STEP } from './list-texts.ts';

/** What to do next about a program: the address where one applies, and the papers that it takes. */
export function NextStep({ grant }: { grant: MatchedGrant }) {
  const url = websiteOf(grant);
  const papers = grant.sourceType === 'curated' ? (grant.requirements ?? '').split('\n').filter(Boolean).length : 0;
  return (
    <p className="next-step">
      {url && (
        <a className="button button-primary" href={url} rel="noreferrer">
          {NEXT_STEP.at(new URL(url).hostname.replace(/^www\./, ''))}
          <span className="visually-hidden">: {grant.title}</span>
        </a>
      )}
      {papers > 0 && <span className="text-small text-ink-soft">{NEXT_STEP.papers(papers)}</span>}
    </p>
  );
}
