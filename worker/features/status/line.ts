import type { StatusFigure, StatusItem, StatusLine, StatusProblem, StatusState } from '../../../contract/status.ts';

/** A problem in a part of the product. */
export interface Matter {
  state: Exclude<StatusState, 'fine'>;
  problem: StatusProblem;
}

export const broken = (problem: StatusProblem): Matter => ({ state: 'broken', problem });
export const look = (problem: StatusProblem): Matter => ({ state: 'look', problem });

type Value = StatusFigure['value'];
export const count = (name: string, value: Value): StatusFigure => ({ name, kind: 'count', value });
export const moment = (name: string, value: string | null): StatusFigure => ({ name, kind: 'moment', value });
export const text = (name: string, value: string | null): StatusFigure => ({ name, kind: 'text', value });

export const item = (title: string, more: Partial<StatusItem> = {}): StatusItem => ({
  ...{ title, program: null, url: null, detail: null, since: null },
  ...more,
});

/** Builds a status line. If there are several problems, it shows the first one. */
export function lineOf(
  name: StatusLine['name'],
  matters: readonly (Matter | false)[],
  { figures = [], items = [] }: Partial<Pick<StatusLine, 'figures' | 'items'>> = {},
): StatusLine {
  const matter = matters.find((one) => one !== false);
  return { name, state: matter?.state ?? 'fine', problem: matter?.problem ?? null, figures, items };
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

export function isOlderThan(at: string | null, ms: number, now: number): boolean {
  return at !== null && now - Date.parse(at) > ms;
}
