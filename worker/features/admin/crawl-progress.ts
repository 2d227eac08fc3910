import type { CrawlPhase } from '../../../contract/crawler.ts';

/** A source's progress in one run. */
export interface SourceRow {
  name: string;
  phase: string;
  status: string;
  pages: number;
  /** The source's own total: records, or pages if the source counts those. */
  total: number | null;
  read: number;
  /** How many records the source had when it was last read in full. */
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

/** Returns a source's record counts: the total, if known or estimated from its last run, and the number read. */
export function recordsOf({ status, pages, total, read, before }: SourceRow, countsPages: boolean): Progress {
  if (status === 'skipped') return { total: 0, completed: 0 };
  if (status === 'done') return { total: read, completed: read };
  const stated = countsPages && total !== null ? (pages === 0 ? null : Math.round((read * total) / pages)) : total;
  return { total: Math.max(stated ?? before ?? 0, read), completed: read };
}

/**
 * Returns a run's progress in percent. Each phase has the same weight, and so does each source within a phase, because
 * a source's duration has little to do with its size.
 */
export function percentOf(rows: readonly SourceRow[], countsPages: (row: SourceRow) => boolean): number {
  const phases = new Map<string, number[]>();
  for (const row of rows.filter(({ status }) => status !== 'skipped')) {
    phases.set(row.phase, [...(phases.get(row.phase) ?? []), partOf(row, countsPages(row))]);
  }
  // Only a finished run shows 100.
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

/** Adds up the progress of a phase's sources. Includes the records that a failed source left unread, if known. */
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
