import type { ReactNode } from 'react';
import type { Reason } from '../../../../../contract/programs/grants.ts';
import { REASON_WORDS } from './words.ts';

/** One condition with its icon. Screen readers announce the icon too. */
export function ReasonLine({ reason, children }: { reason: Reason; children?: ReactNode }) {
  const { sign, spoken, look } = REASON_WORDS[reason.verdict];
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-2">
      <span className={`font-bold ${look}`} aria-hidden="true">
        {sign}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <span className="visually-hidden">{spoken}: </span>
        {reason.text}
        {children}
      </div>
    </li>
  );
}
