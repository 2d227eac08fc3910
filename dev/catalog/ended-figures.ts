import type { FigureFiles } from '../../contract/programs/figures.ts';

/** Figures of a program whose period ended on a date and that have no later value. */
export interface EndedFigures {
  program: string;
  until: string;
  names: string[];
}

/**
 * Returns the figures that need next year's values, oldest first. Their period is over, and no later value for the same
 * states is recorded.
 */
export function endedFigures(files: FigureFiles, today: string): EndedFigures[] {
  const ended = Object.entries(files).flatMap(([program, years]) => {
    const names = new Set(years.flatMap(({ figures }) => Object.keys(figures)));
    return [...names].flatMap((name) => {
      const values = years.flatMap(({ figures }) => figures[name]?.values ?? []);
      const newest = [...Map.groupBy(values, ({ states = [] }) => states.toSorted().join(' ')).values()].flatMap(
        (some) => some.toSorted((a, b) => b.from.localeCompare(a.from)).slice(0, 1),
      );
      return newest.flatMap(({ until }) => (until !== undefined && until < today ? { program, name, until } : []));
    });
  });
  return [...Map.groupBy(ended, ({ program, until }) => `${until} ${program}`).values()]
    .map(([first, ...others]) => ({
      program: first?.program ?? '',
      until: first?.until ?? '',
      names: [...new Set([first, ...others].flatMap((one) => one?.name ?? []))],
    }))
    .toSorted((a, b) => a.until.localeCompare(b.until) || a.program.localeCompare(b.program));
}
