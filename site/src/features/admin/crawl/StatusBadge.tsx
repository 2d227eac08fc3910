import type { CrawlStatus } from './state.ts';
import { STATUS_NAMES } from './texts.ts';

const LOOKS = { running: 'badge-accent', complete: 'badge-good', idle: 'badge-neutral' } as const;

export function StatusBadge({ status }: { status: CrawlStatus }) {
  return <span className={`badge ${LOOKS[status]}`}>{STATUS_NAMES[status]}</span>;
}
