import type { KnownSource } from '../../../contract/crawler.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Crawls run daily, so this many missed days aren't a coincidence. */
const OLD_DAYS = 3;
/** Sources with fewer open programs get a note. Even a single page of results has more. */
const FEW = 10;

/** The outcome of the last finished attempt. */
interface LastTry {
  status: string;
  reason: string | null;
  read: number;
}

/**
 * Returns a plain note on a source that failed, has outdated programs, or finds few; null if there's nothing to say.
 */
export function noteOf(source: Omit<KnownSource, 'note'>, last: LastTry | null, now: number): string | null {
  if (source.skipped !== null) return null;
  if (last?.status === 'failed') return `The last try failed. ${last.reason ?? ''}`.trim();
  if (!last) return source.readAt === null ? 'It was not read yet.' : null;
  // The pipeline's warning, for example that too many programs would have closed at once.
  if (last.reason) return last.reason;
  const days = source.readAt === null ? 0 : Math.floor((now - Date.parse(source.readAt)) / DAY_MS);
  if (days >= Math.max(OLD_DAYS, source.everyDays))
    return `It was last read ${days} days ago: what it lists may have changed since.`;
  if (source.open === 0) return 'It was read, and lists nothing that one can apply for now.';
  if (source.open < FEW) {
    return `It finds little: ${source.open === 1 ? 'one program is' : `${source.open} programs are`} open.`;
  }
  return null;
}
