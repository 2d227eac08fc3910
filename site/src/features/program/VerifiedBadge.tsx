import { longDate } from '../../lib/dates.ts';
import { VERIFIED, verifiedIn, verifiedOn } from './texts.ts';

/** Shown if the server says so: it knows the source and when it was last checked. */
export function VerifiedBadge({ checkedAt }: { checkedAt: string | null }) {
  return (
    <span className="badge badge-verified">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3.5 8.5 3 3 6-7" />
      </svg>
      {/* One child: the badge puts a gap between children. */}
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
