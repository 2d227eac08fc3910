import type { CrawlStatus } from './state.ts';
import { STATUS_NAMES } from './texts.ts';

const LOOKS = { running: 'badge-accent', complete: 'badge-good', idle: 'badge-neutral' } as const;

interface Props {
  status: CrawlStatus;
  /** A run that missed some of its sources isn't shown as a plain success. */
  hasFailures: boolean;
}

export function StatusBadge({ status, hasFailures }: Props) {
  const look = status === 'complete' && hasFailures ? 'badge-warn' : LOOKS[status];
  return <span className={`badge ${look}`}>{STATUS_NAMES[status]}</span>;
}
