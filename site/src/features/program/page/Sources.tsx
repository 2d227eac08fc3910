import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { isOfficialAddress } from '../../../../../matching/program/official-address.ts';
import { longDate } from '../../../lib/dates.ts';
import { SourceLine } from '../conditions/SourceLine.tsx';
import { WebLink } from '../website/WebLink.tsx';
import { isWebAddress } from '../website/website.ts';
import {
  ALSO_LISTED,
  alsoListed,
  CITATIONS,
  OTHER_SOURCES,
  SOURCES,
  SOURCES_OFFICIAL,
  SOURCES_SHOW,
  sourcesCounted,
} from './rest-texts.ts';

/** The sources the facts were checked against, collapsed: official pages first, then other publishers. */
export function Sources({ grant }: { grant: GrantDetail }) {
  const shown = new Set(grant.sources.map((source) => source.url));
  const citations = grant.citations.filter((url) => isWebAddress(url) && !shown.has(url));
  const { sources, alsoListedBy } = grant;
  if (sources.length + citations.length + alsoListedBy.length === 0) return null;
  const official = sources.filter(({ url }) => isOfficialAddress(url));
  const others = sources.filter(({ url }) => !isOfficialAddress(url));
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="sources">
      <h2 id="sources">{SOURCES}</h2>
      <details className="sources-all">
        <summary className="text-button">
          {sources.length > 0 ? sourcesCounted(official.length, others.length) : SOURCES_SHOW}
        </summary>
        <div className="stack mt-2 [--gap:0.75rem]">
          <Checked title={SOURCES_OFFICIAL} sources={official} />
          <Checked title={OTHER_SOURCES} sources={others} />
          {alsoListedBy.length > 0 && (
            <>
              <h3 className="subhead">{ALSO_LISTED}</h3>
              <ul className="stack [--gap:0.5rem]">
                {alsoListedBy.map((source) => (
                  <li key={`${source.url} ${source.title}`} className="wrap-anywhere">
                    <WebLink href={source.url}>{source.title}</WebLink>{' '}
                    {alsoListed(longDate(source.date), source.facts)}
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
        </div>
      </details>
    </section>
  );
}

function Checked({ title, sources }: { title: string; sources: GrantDetail['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <>
      <h3 className="subhead">{title}</h3>
      <List sources={sources} />
    </>
  );
}

function List({ sources }: { sources: GrantDetail['sources'] }) {
  return (
    <ul className="stack [--gap:0.5rem]">
      {sources.map((source) => (
        <li key={`${source.url} ${source.title}`} className="wrap-anywhere">
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  );
}
