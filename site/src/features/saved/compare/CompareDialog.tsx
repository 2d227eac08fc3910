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

export function CompareDialog({ grants, onClose }: Props) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const rows = comparedRows(grants).filter(({ differs }) => differs || !onlyDifferent);
  return (
    <Dialog
      size="large"
      title={COMPARED.title}
      description={COMPARED.description}
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <CheckboxField
        id="compare-only-different"
        label={COMPARED.onlyDifferent}
        checked={onlyDifferent}
        onChange={(event) => setOnlyDifferent(event.target.checked)}
      />
      {grants.length > 2 && <p className="compare-swipe">{COMPARED.swipe(grants.length)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className="compare" aria-label={COMPARED.region} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {grants.map((grant) => (
                <th key={grant.id} scope="col" className="compare-cell compare-program">
                  <a href={grantPath(grant.id)}>{grant.title}</a>
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <Row key={row.name} row={row} grants={grants} />
          ))}
        </table>
      </section>
      {rows.length === 0 && <p>{COMPARED.noDifference}</p>}
    </Dialog>
  );
}

/** The row name is above its values, so two programs fit side by side on a phone. */
function Row({ row: { name, cells, none, odd }, grants }: { row: ComparedRow; grants: readonly SavedGrant[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={grants.length} className="compare-row">
          <span className="compare-name">
            {name}
            {odd.includes(true) && <span className="visually-hidden"> {COMPARED.differs}</span>}
          </span>
        </th>
      </tr>
      <tr>
        {grants.map(({ id }, place) => (
          <td
            key={id}
            className="compare-cell"
            data-differs={odd[place] || undefined}
            lang={name === COMPARED.provider && cells[place]?.length ? ENGLISH_ONLY : undefined}
          >
            <Cell lines={cells[place] ?? []} none={none} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Cell({ lines, none }: { lines: string[]; none: string }) {
  if (lines.length === 0) return <span className="text-ink-soft">{none}</span>;
  if (lines.length === 1) return lines[0];
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order, and may repeat
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
