import type { CrawlNight, SourceNight } from '../../../../../contract/crawler.ts';

export type NightState = 'good' | 'short' | 'failed' | 'untried' | 'off';

/** How a source's last try went: good only where all of it was read, with nothing held back. */
export function stateOf({ last, goodAt, waiting, isOff }: SourceNight): NightState {
  if (isOff) return 'off';
  if (last === null) return 'untried';
  if (last.state === 'failed') return 'failed';
  return last.at === goodAt && waiting === 0 ? 'good' : 'short';
}

const ORDER: readonly NightState[] = ['failed', 'short', 'untried', 'good', 'off'];

/** What needs an operator first; otherwise the order in which a run reads them. */
export function byNeed(sources: readonly SourceNight[]): SourceNight[] {
  return sources.toSorted((a, b) => ORDER.indexOf(stateOf(a)) - ORDER.indexOf(stateOf(b)));
}

export interface Line {
  /** Points of a line in a box of 100 by 100, the origin at the upper left. */
  points: string;
  /** The most of all nights, at the upper edge; the lower edge is zero. */
  most: number;
}

/** Nights as a line: across by their time, so that a night without a run is a gap in width. */
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
