import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import { likelihoodSentence } from '../../../../matching/rules/likelihood-words.ts';
import { DOT } from '../../lib/dot.ts';
import { languageOf } from '../../locale/english/english-mark.ts';
import { ENGLISH_ONLY } from '../../locale/english/english-only.ts';
import { withoutAssumed } from '../program/conditions/assumed.ts';
import { ConditionLines } from '../program/conditions/ConditionLines.tsx';
import { conditionsInShort } from '../program/conditions/in-short/conditions-in-short.ts';
import { ReasonLine } from '../program/conditions/ReasonLine.tsx';
import { LIKELIHOOD_LOOKS } from '../program/conditions/words.ts';
import { deadlineWords } from '../program/deadline.ts';
import { PROVIDER_MISSING } from '../program/texts.ts';
import { websiteOf, websiteWords } from '../program/website/website.ts';
import { pageOf, papersOf, worthOf } from './summary.ts';
import { CARD } from './texts.ts';

/** How many open conditions the card lists. */
const SHOWN = 2;

/** A program for someone else. Nothing on it belongs to the member, so it can't be saved or hidden here. */
export function PersonCard({ grant }: { grant: MatchedGrant }) {
  const match = withoutAssumed(grant.match);
  const conditions = conditionsInShort(match);
  const open = match.likelihood === 'only-if' ? [] : match.reasons.filter(({ verdict }) => verdict === 'unknown');
  const page = pageOf(grant);
  const worth = worthOf(grant);
  const deadline = grant.deadlineKind === 'unknown' && grant.deadline === null ? null : deadlineWords(grant);
  return (
    <article className="card person-card">
      <div>
        <h3 className="subhead" dir="auto" lang={languageOf(grant)}>
          {page ? <a href={page}>{grant.title}</a> : grant.title}
        </h3>
        <p className="text-small text-ink-soft" dir="auto" lang={grant.provider ? ENGLISH_ONLY : undefined}>
          {grant.provider ?? PROVIDER_MISSING}
        </p>
      </div>
      <div className="person-card-worth">
        {worth && (
          <p className="font-semibold" dir="auto">
            {worth}
          </p>
        )}
        {deadline && (
          <p dir="auto">
            {deadline.text}
            {deadline.note && <span className={`deadline-${deadline.look}`}>{DOT + deadline.note}</span>}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <span className={`badge ${LIKELIHOOD_LOOKS[match.likelihood]}`}>{CARD[match.likelihood]}</span>
        {conditions && <span>{conditions}</span>}
      </p>
      {open.length > 0 ? (
        <ul className="stack [--gap:0.25rem]">
          {open.slice(0, SHOWN).map((reason) => (
            <ReasonLine key={`${reason.criterion} ${reason.text}`} reason={reason} />
          ))}
        </ul>
      ) : (
        <p>{likelihoodSentence(match)}</p>
      )}
      <Apply grant={grant} />
      <Details grant={grant} match={match} />
    </article>
  );
}

function Apply({ grant }: { grant: MatchedGrant }) {
  const url = websiteOf(grant);
  if (!url) return null;
  return (
    <p>
      <a className="button button-quiet" href={url} rel="noreferrer">
        {websiteWords(grant, url)}
        <span className="visually-hidden"> {grant.title}</span>
      </a>
    </p>
  );
}

function Details({ grant, match }: { grant: MatchedGrant; match: MatchedGrant['match'] }) {
  const papers = papersOf(grant);
  if (match.reasons.length + papers.length === 0) return null;
  return (
    <details className="person-card-more">
      <summary>
        {CARD.all}
        <span className="visually-hidden"> {grant.title}</span>
      </summary>
      <div className="stack [--gap:0.75rem]">
        <ConditionLines reasons={match.reasons} />
        {papers.length > 0 && (
          <div>
            <h4 className="subhead">{CARD.papers}</h4>
            <ul className="people-points">
              {papers.map((paper) => (
                <li key={paper} dir="auto">
                  {paper}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
