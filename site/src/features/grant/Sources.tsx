import type { GrantDetail } from '../../../../contract/grants.ts';
import { longDate } from '../../lib/dates.ts';
import { sourceDate } from '../program/texts.ts';
import { WebLink } from '../program/WebLink.tsx';
import { isWebAddress } from '../program/website.ts';
import { ALSO_LISTED, alsoListed, CHECKED_AGAINST, CITATIONS, SOURCES } from './texts.ts';

export function Sources({ grant }: { grant: GrantDetail }) {
  const shown = new Set(grant.sources.map((source) => source.url));
  const citations = grant.citations.filter((url) => isWebAddress(url) && !shown.has(url));
  const { sources, alsoListedBy } = grant;
  if (sources.length + citations.length + alsoListedBy.length === 0) return null;
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="sources">
      <h2 id="sources">{SOURCES}</h2>
      <ul className="stack [--gap:0.5rem]">
        {sources.map((source) => (
          <li key={`${source.url} ${source.title}`} className="wrap-anywhere">
            {CHECKED_AGAINST} <WebLink href={source.url}>{source.title}</WebLink> {sourceDate(longDate(source.date))}
          </li>
        ))}
      </ul>
      {alsoListedBy.length > 0 && (
        <>
          <h3 className="subhead">{ALSO_LISTED}</h3>
          <ul className="stack [--gap:0.5rem]">
            {alsoListedBy.map((source) => (
              <li key={`${source.url} ${source.title}`} className="wrap-anywhere">
                <WebLink href={source.url}>{source.title}</WebLink> {alsoListed(longDate(source.date), source.facts)}
              </li>
            ))}
          </ul>
        </>
      )}
      {citations.length > 0 && (
        <>
          <h3 className="subhead">{CITATIONS}</h3>
          <ul className="stack [--gap:0.5rem]">
            {citations.map((url) => (
              <li key={url} className="wrap-anywhere">
                <a href={url} rel="noopener">
                  {url}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
