import { count } from '../texts.ts';

export const OVERVIEW = {
  title: 'Sources at a glance',
  failed: 'The overview couldn’t be loaded',
  table: 'Each source’s last night',
  columns: {
    source: 'Source',
    state: 'Last try',
    goodAt: 'Last good night',
    added: 'New',
    changed: 'Changed',
    closed: 'Closed',
    refused: 'Refused',
    held: 'Held back',
  },
  neverGood: 'None in the runs we keep',
} as const;
/** A night is good if the whole source was read: nothing missed, nothing held back. */
export const NIGHT_STATES = {
  good: 'Good',
  short: 'Incomplete',
  failed: 'Failed',
  untried: 'Not read yet',
  off: 'Switched off',
} as const;
export const goodOf = (good: number, all: number) =>
  `The last try succeeded for ${count(good)} of ${count(all)} ${all === 1 ? 'source' : 'sources'}.`;
export const heldWords = (heldBack: number, waiting: number) => {
  const words = [
    ...(heldBack > 0 ? [`${count(heldBack)} not closed`] : []),
    ...(waiting > 0 ? [`${count(waiting)} new not let in`] : []),
  ];
  return words.join(', ') || '0';
};

export const OPEN = {
  title: 'Open programs, night by night',
  none: 'The picture starts when the first crawl ends.',
  table: 'Open programs at the end of each run',
  columns: { night: 'Night', open: 'Open programs', failed: 'Failed sources' },
} as const;
export const openSays = (nights: readonly { open: number }[]) => {
  const all = nights.map(({ open }) => open);
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  if (all.length === 1) return `${count(last)} programs were open when the last run ended.`;
  return `Over the last ${count(all.length)} runs, open programs went from ${count(first)} to ${count(last)}. The fewest were ${count(Math.min(...all))}, the most ${count(Math.max(...all))}.`;
};
