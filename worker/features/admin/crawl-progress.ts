import type { CrawlPhase } from '../../../contract/crawler.ts';

/** What a run's row of a source says of how far it is. */
export interface SourceRow {
  name: string;
  phase: string;
  status: string;
  pages: number;
  /** As the source tells: records, or pages where it counts those. */
  total: number | null;
  read: number;
  /** How many records it had when it was last read whole. */
  before: number | null;
}

export interface Progress {
  total: number;
  completed: number;
}

interface PhaseProgress extends Progress {
  sources: number;
  failed: number;
}

/** A source's records: all, as far as they are known or can be told from its last run, and those that were read. */
export function recordsOf({ status, pages, total, read, before }: SourceRow, countsPages: boolean): Progress {
  if (status === 'skipped') return { total: 0, completed: 0 };
  if (status === 'done') return { total: read, completed: read };
  const told = countsPages && total !== null ? (pages === 0 ? null : Math.round((read * total) / pages)) : total;
  return { total: Math.max(told ?? before ?? 0, read), completed: read };
}

/**
 * Percent of a run: each phase weighs the same, and in a phase each source, for how long one takes has little to do with how
 * much it holds.
 */
export function percentOf(rows: readonly SourceRow[], countsPages: (row: SourceRow) => boolean): number {
  const phases = new Map<string, number[]>();
  for (const row of rows.filter(({ status }) => status !== 'skipped')) {
    phases.set(row.phase, [...(phases.get(row.phase) ?? []), partOf(row, countsPages(row))]);
  }
  // The whole is told by the end of the run alone.
  return phases.size === 0 ? 0 : Math.min(99, Math.floor(100 * mean([...phases.values()].map(mean))));
}

function partOf(row: SourceRow, countsPages: boolean): number {
  if (row.status === 'done' || row.status === 'failed') return 1;
  const { total, completed } = recordsOf(row, countsPages);
  return total === 0 ? 0 : completed / total;
}

function mean(parts: readonly number[]): number {
  return parts.reduce((all, part) => all + part, 0) / parts.length;
}

/** A phase as the sum of its sources. What one that failed left unread counts, as far as it's known. */
export function phaseProgress(
  rows: readonly SourceRow[],
  phase: CrawlPhase,
  countsPages: (row: SourceRow) => boolean,
): PhaseProgress {
  const own = rows.filter((row) => row.phase === phase && row.status !== 'skipped');
  const records = own
    .map((row) => recordsOf(row, countsPages(row)))
    .reduce((all, one) => ({ total: all.total + one.total, completed: all.completed + one.completed }), {
      total: 0,
      completed: 0,
    });
  return { ...records, sources: own.length, failed: own.filter(({ status }) => status === 'failed').length };
}
