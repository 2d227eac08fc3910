import type { CrawlNight, SourceStatus } from '../../../../../contract/crawler.ts';

export type NightState = 'good' | 'short' | 'failed' | 'untried' | 'off';

/** Returns the state of a source's last attempt: good only if everything was read and nothing was held back. */
export function stateOf({ last, goodAt, waiting, isOff }: SourceStatus): NightState {
  if (isOff) return 'off';
  if (last === null) return 'untried';
  if (last.state === 'failed') return 'failed';
  return last.at === goodAt && waiting === 0 ? 'good' : 'short';
}

const ORDER: readonly NightState[] = ['failed', 'short', 'untried', 'good', 'off'];

/** Sorts sources: first those that need an operator, then in crawl order. */
export function byNeed(sources: readonly SourceStatus[]): SourceStatus[] {
  return sources.toSorted((a, b) => ORDER.indexOf(stateOf(a)) - ORDER.indexOf(stateOf(b)));
}

export interface Line {
  /** The line's points in a 100 by 100 box, with the origin at the top left. */
  points: string;
  /** The maximum across all nights, at the top edge. The bottom edge is zero. */
  most: number;
}

/** Converts nights to a line. The x axis is time, so a night without a run leaves a gap. */
export function lineOf(nights: readonly CrawlNight[]): Line {
  const times = nights.map(({ at }) => Date.parse(at));
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  const most = Math.max(1, ...nights.map(({ open }) => open));
  const points = nights.map(({ open }, place) => {
    const across = last === first ? 100 : (100 * ((times[place] ?? first) - first)) / (last - first);
    return `${rounded(across)},${rounded(100 - (100 * open) / most)}`;
  });
  return { points: points.join(' '), most };
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
