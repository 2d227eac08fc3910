import { LEVELS } from './outline.ts';

/** Elements without relevant or visible content. Excludes `form`, because many servers wrap the whole page in one. */
export const SKIPPED = new Set(
  (
    'script style noscript template svg math iframe object nav header footer aside select dialog canvas audio video ' +
    'textarea datalist s del strike'
  ).split(' '),
);

/** Inline elements. All others, except line breaks, start a new passage. */
export const INLINE = new Set(
  (
    'a abbr b bdi bdo big br cite code data del dfn em font i img ins kbd mark q s samp small span strike strong sub sup ' +
    'time tt u var wbr'
  ).split(' '),
);

/** Elements whose text is visible even with `aria-hidden`. */
export const SEEN_THOUGH_SILENT = /^(?:h[1-6]|summary|dt|th|caption|legend|button|strong|b)$/;

/** Elements that act as headings, by level. A list of terms ends the previous list's last term. */
export const HEADING: ReadonlyMap<string, number> = new Map([
  ...[1, 2, 3, 4, 5, 6].map((level): [string, number] => [`h${level}`, level]),
  ...['summary', 'button', 'caption', 'legend', 'figcaption'].map((name): [string, number] => [name, LEVELS.title]),
  ...['dt', 'dl'].map((name): [string, number] => [name, LEVELS.term]),
]);

/** Container elements. A heading inside one doesn't apply after it. */
export const CONTAINERS = new Set('div section article main details table fieldset figure dl'.split(' '));

/** Returns whether a button toggles the content below it. */
export function isToggle(source: string): boolean {
  return /aria-expanded|aria-controls|data-(?:bs-)?(?:toggle|target)|accordion|collaps/i.test(source);
}
