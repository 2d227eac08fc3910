import { longDate } from '../../../lib/dates.ts';
import { VERIFIED, verifiedIn, verifiedOn } from '../texts.ts';

/** Shown only if the server says that the facts were verified. `checkedAt`: when. */
export function VerifiedBadge({ checkedAt }: { checkedAt: string | null }) {
  return (
    <span className="badge badge-verified">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3.5 8.5 3 3 6-7" />
      </svg>
      {/* A single child, because the badge puts a gap between children. */}
      <span>
        {VERIFIED}
        {checkedAt && (
          <>
            {' '}
            <span aria-hidden="true">{verifiedIn(checkedAt)}</span>
            <span className="visually-hidden">{verifiedOn(longDate(checkedAt))}</span>
          </>
        )}
      </span>
    </span>
  );
}
