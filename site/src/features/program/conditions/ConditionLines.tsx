import type { ReactNode } from 'react';
import type { Reason } from '../../../../../contract/programs/grants.ts';
import { REASON_GROUPS } from '../texts.ts';
import { shownReasons } from './assumed.ts';
import { ReasonList } from './ReasonList.tsx';
import { SHEET } from './why-this/sheet-texts.ts';

const ORDER = ['unmet', 'met', 'unknown', 'usual'] as const;

interface Props {
  reasons: readonly Reason[];
  /** Content below each line. */
  more?: (reason: Reason) => ReactNode;
}

/** All conditions, one line each: not met, met, open, and those that nearly everyone meets. */
export function ConditionLines({ reasons, more }: Props) {
  return ORDER.map((group) => {
    const some = shownReasons(reasons).filter((reason) => groupOf(reason) === group);
    if (some.length === 0) return null;
    return (
      <div key={group} className="stack [--gap:0.375rem]">
        <h3 className="subhead">{group === 'usual' ? SHEET.usual(some.length) : REASON_GROUPS[group]}</h3>
        <ReasonList reasons={some} className={more ? 'stack [--gap:0.875rem]' : 'stack [--gap:0.375rem]'} more={more} />
      </div>
    );
  });
}

function groupOf({ verdict, usual }: Reason): (typeof ORDER)[number] {
  return verdict === 'unknown' && usual ? 'usual' : verdict;
}
