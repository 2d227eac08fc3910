import type { MatchedGrant } from '../../../../contract/grants.ts';
import { APPLY_THERE, NEW_TAB, READY_TO_APPLY } from './texts.ts';
import { NO_WEBSITE, WEBSITE_LABELS, websiteOf } from './website.ts';

export function ReadyToApply({ grant }: { grant: MatchedGrant }) {
  const website = websiteOf(grant);
  return (
    <section className="card stack items-start [--gap:1rem]" aria-labelledby="ready-to-apply">
      <h2 id="ready-to-apply">{READY_TO_APPLY}</h2>
      <p>{APPLY_THERE}</p>
      {website ? (
        <a
          className="button button-primary button-large no-print max-w-full"
          href={website}
          target="_blank"
          rel="noopener"
        >
          {WEBSITE_LABELS[grant.programType]}
          <span className="visually-hidden"> {NEW_TAB}</span>
        </a>
      ) : (
        <button type="button" className="button button-primary button-large" disabled>
          {NO_WEBSITE}
        </button>
      )}
      {website && <p className="text-small text-ink-soft wrap-anywhere">{website}</p>}
    </section>
  );
}
