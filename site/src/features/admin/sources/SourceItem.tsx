import type { KnownSource } from '../../../../../contract/crawler.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Figures } from '../Figures.tsx';
import { agoOf, momentOf } from '../moments.ts';
import { NEVER, PHASE_NAMES } from '../texts.ts';
import { HeldItem } from './HeldItem.tsx';
import { SourceSwitch } from './SourceSwitch.tsx';
import { failedOf, mergedOf, openOf, rhythmOf, SOURCES } from './texts.ts';

interface Props {
  source: KnownSource;
  onPreview: () => void;
  /** Reloads the sources. */
  again: () => Promise<void>;
}

export function SourceItem({ source, onPreview, again }: Props) {
  const { title, phase, open, programs, merged, readAt, tried, failed, skipped, note, held, offSince } = source;
  return (
    <li className="stack [--gap:0.75rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:flex-nowrap">
        <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          {title}
          <span className="badge badge-neutral font-sans">{PHASE_NAMES[phase]}</span>
          {skipped !== null && <span className="badge badge-warn font-sans">{SOURCES.skipped}</span>}
          {offSince !== null && <span className="badge badge-warn font-sans">{SOURCES.off}</span>}
        </h3>
        {/* Without its API key, the source can't be read. */}
        {skipped === null && (
          <div className="flex flex-none flex-wrap gap-3">
            <Button look="quiet" className="flex-none" aria-haspopup="dialog" onClick={onPreview}>
              {SOURCES.preview}
              <span className="visually-hidden">{SOURCES.of(title)}</span>
            </Button>
            <SourceSwitch source={source} onSwitched={again} />
          </div>
        )}
      </div>
      {skipped !== null && <p className="wrap-anywhere">{skipped}</p>}
      {offSince !== null && <p>{SOURCES.offSince(momentOf(offSince))}</p>}
      <Figures
        figures={[
          { name: SOURCES.programs, value: openOf(open, programs), note: mergedOf(merged) },
          readAt === null
            ? { name: SOURCES.fresh, value: NEVER }
            : { name: SOURCES.fresh, value: agoOf(readAt), note: momentOf(readAt) },
          { name: SOURCES.failures, value: tried === 0 ? SOURCES.untried : failedOf(failed, tried) },
        ]}
      />
      <details className="admin-more">
        <summary>
          {SOURCES.about}
          <span className="visually-hidden">{SOURCES.of(title)}</span>
        </summary>
        <Terms source={source} />
      </details>
      {held !== null && <HeldItem source={source} held={held} onDecided={again} />}
      {note !== null && <p className="max-w-[62ch] text-ink-soft wrap-anywhere">{note}</p>}
    </li>
  );
}

/** The source's registry entry: how it's read, its terms, and its address. */
function Terms({ source: { format, license, everyDays, addresses } }: Pick<Props, 'source'>) {
  const lines: [string, string][] = [
    [SOURCES.terms.format, format],
    [SOURCES.terms.license, license],
    [SOURCES.terms.rhythm, rhythmOf(everyDays)],
    ...addresses.map((address): [string, string] => [SOURCES.terms.addresses, address]),
  ];
  return (
    <ul className="admin-lines pb-2">
      {lines.map(([name, text]) => (
        <li key={text} className="wrap-anywhere">
          <strong>{name}</strong>: {text}
        </li>
      ))}
    </ul>
  );
}
