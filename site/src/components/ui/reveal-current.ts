/**
 * Scrolls a list's current tab or link into view. It scrolls only the list, never the page, as `scrollIntoView` could.
 */
export function revealCurrent(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-selected="true"], [aria-current="page"]');
  if (!list || !tab) return;
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
