import type { Reason } from '../../../../../../contract/programs/grants.ts';
import { SourceLine } from '../SourceLine.tsx';
import { SHEET } from './sheet-texts.ts';

type Source = NonNullable<Reason['source']>;

/** Shows where the conditions are stated: each source once, with its quotes, collapsed to one line. */
export function SheetSources({ reasons }: { reasons: readonly Reason[] }) {
  const sources = new Map<string, { source: Source; quotes: Set<string> }>();
  for (const { source, quote } of reasons) {
    if (!source) continue;
    const key = `${source.url} ${source.title}`;
    const known = sources.get(key) ?? { source, quotes: new Set() };
    if (quote) known.quotes.add(quote);
    sources.set(key, known);
  }
  if (sources.size === 0) return null;
  return (
    <details className="sheet-folded">
      <summary>{SHEET.sources}</summary>
      <ul className="stack text-small [--gap:0.75rem]">
        {[...sources].map(([key, { source, quotes }]) => (
          <li key={key} className="stack min-w-0 wrap-anywhere [--gap:0.25rem]">
            <p>
              <SourceLine source={source} />
            </p>
            {[...quotes].map((quote) => (
              <blockquote key={quote} className="border-l-2 border-accent pl-3 text-ink-soft" lang="en">
                “{quote}”
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
