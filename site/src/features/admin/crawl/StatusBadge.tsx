import type { CrawlStatus } from './state.ts';
import { STATUS_NAMES } from './texts.ts';

const LOOKS = { running: 'badge-accent', complete: 'badge-good', idle: 'badge-neutral' } as const;

interface Props {
  status: CrawlStatus;
  /** A run that ended without some of its sources is no plain success. */
  hasFailures: boolean;
}

export function StatusBadge({ status, hasFailures }: Props) {
  const look = status === 'complete' && hasFailures ? 'badge-warn' : LOOKS[status];
  return <span className={`badge ${look}`}>{STATUS_NAMES[status]}</span>;
}
