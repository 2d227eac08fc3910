import type { FoundProgram } from '../../../../../contract/programs/program-edits.ts';
import { STATES } from './texts.ts';

const LOOKS = { open: 'badge-good', closed: 'badge-neutral', hidden: 'badge-bad', merged: 'badge-maybe' } as const;

export function StateBadge({ state }: Pick<FoundProgram, 'state'>) {
  return <span className={`badge ${LOOKS[state]}`}>{STATES[state]}</span>;
}
