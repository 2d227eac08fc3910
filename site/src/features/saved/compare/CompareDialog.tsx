import { useState } from 'react';
import type { SavedGrant } from '../../../../../contract/saved/saved.ts';
import { Dialog } from '../../../components/ui/dialog/Dialog.tsx';
import { CheckboxField } from '../../../components/ui/form/CheckboxField.tsx';
import { ENGLISH_ONLY } from '../../../locale/english/english-only.ts';
import { grantPath } from '../../program/route.ts';
import { type ComparedRow, comparedRows } from './compare.ts';
import { COMPARED } from './compare-texts.ts';

interface Props {
  grants: readonly SavedGrant[];
  onClose: () => void;
}

/** Programs side by side, or on a phone one criterion after the other. What differs comes first, the rest on demand. */
export function CompareDialog({ grants, onClose }: Props) {
  const [withSame, setWithSame] = useState(false);
  const rows = comparedRows(grants).filter(({ differs }) => differs || withSame);
  const shown = { rows, grants, withSame };
  return (
    <Dialog
      size="large"
      title={COMPARED.title}
      description={COMPARED.description}
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <CheckboxField
        id="compare-same"
        label={COMPARED.showSame}
        checked={withSame}
        onChange={(event) => setWithSame(event.target.checked)}
      />
      {rows.length === 0 ? (
        <p>{COMPARED.noDifference}</p>
      ) : (
        <>
          <SideBySide {...shown} />
          <OneByOne {...shown} />
        </>
      )}
    </Dialog>
  );
}

interface Shown {
  rows: readonly ComparedRow[];
  grants: readonly SavedGrant[];
  withSame: boolean;
}

/** For wide screens. The criteria stay in view when more programs than fit scroll. */
function SideBySide({ rows, grants, withSame }: Shown) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className="compare" aria-label={COMPARED.region} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{COMPARED.criterion}</span>
            </td>
            {grants.map((grant) => (
              <th key={grant.id} scope="col" className="compare-program">
                <a href={grantPath(grant.id)}>{grant.title}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {grants.map(({ id }, place) => (
                <td key={id} data-best={row.best[place] ? true : undefined}>
                  <Cell row={row} place={place} withSame={withSame} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** For phones: each criterion with all programs, without scrolling sideways. */
function OneByOne({ rows, grants, withSame }: Shown) {
  return (
    <div className="compare-lines">
      {rows.map((row) => (
        <section key={row.name} aria-label={row.name}>
          <h3>{row.name}</h3>
          <dl>
            {grants.map(({ id, title }, place) => (
              <div key={id} data-best={row.best[place] ? true : undefined}>
                <dt>
                  <a href={grantPath(id)}>{title}</a>
                </dt>
                <dd>
                  <Cell row={row} place={place} withSame={withSame} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface CellProps {
  row: ComparedRow;
  place: number;
  withSame: boolean;
}

function Cell({ row, place, withSame }: CellProps) {
  const all = row.cells[place] ?? [];
  const shown = (withSame ? all : row.own[place]) ?? [];
  const best = row.best[place];
  return (
    <div lang={row.name === COMPARED.provider && all.length > 0 ? ENGLISH_ONLY : undefined}>
      <Lines lines={shown} none={all.length === 0 ? row.none : COMPARED.nothingElse} />
      {!withSame && row.shared > 0 && place === 0 && (
        <p className="mt-1 text-small text-ink-soft">{COMPARED.shared(row.shared)}</p>
      )}
      {best && (
        <p className="mt-1">
          <span className="badge badge-good">{best}</span>
        </p>
      )}
    </div>
  );
}

function Lines({ lines, none }: { lines: readonly string[]; none: string }) {
  const [only] = lines;
  if (only === undefined) return <span className="text-ink-soft">{none}</span>;
  if (lines.length === 1) return only;
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order, and may repeat
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
