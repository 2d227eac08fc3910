declare global {
  interface Window {
    /** What can have the focus, in document order, with its look before it had the focus. */
    focusable: { element: Element; looks: string }[];
    looksOf: (element: Element) => string;
  }
}

interface Focused {
  place: number;
  outline: string;
  /** The focused look differs from the unfocused one in outline or shadow. */
  isMarked: boolean;
}

/** An element that is reached when the focus is anywhere from `place` to `last`. */
interface Expected {
  place: number;
  last: number;
  outline: string;
}

/** Everything that Tab should reach. Runs in the page, before the first Tab. */
export function focusableElements(): Expected[] {
  // A dot or a card may show the focus of the field in it.
  window.looksOf = (element) =>
    [element, element.closest('label'), element.parentElement]
      .map((at) => {
        if (!at) return '';
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
        const after = getComputedStyle(at, '::after');
        return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, after.outlineStyle, after.boxShadow].join();
      })
      .join('|');
  const every = [...document.querySelectorAll<HTMLElement>('*')];
  window.focusable = every.map((element) => ({ element, looks: element.tabIndex >= 0 ? window.looksOf(element) : '' }));
  const isGroupMember = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = every.filter((other) => other instanceof HTMLInputElement && other.name === element.name);
    // Tab goes to the selected one of a group, or to the first.
    const chosen = group.find((other) => other instanceof HTMLInputElement && other.checked) ?? group[0];
    return element !== chosen;
  };
  return every.flatMap((element, place) => {
    const isReachable =
      element.tabIndex >= 0 &&
      element.matches(
        'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]',
      ) &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isGroupMember(element);
    // A row of tabs passes the focus on to one of its own.
    const last = element.role === 'tablist' ? place + element.querySelectorAll('*').length : place;
    return isReachable ? [{ place, last, outline: element.outerHTML.slice(0, 100) }] : [];
  });
}

/** The focused element; null after the last one. Runs in the page. */
export function focusedElement(): Focused | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const place = window.focusable.findIndex((known) => known.element === element);
  const isMarked = window.looksOf(element) !== window.focusable[place]?.looks;
  return { place, outline: element.outerHTML.slice(0, 100), isMarked };
}

/** Controls that would be text without an edge in forced colors. Runs in the page. */
export function controlsWithoutBoundary(): string[] {
  const FIELDS = 'input:not([type="hidden"]), select, textarea';
  const CONTROLS = `.button, ${FIELDS}, [role="combobox"], [role="switch"], [role="checkbox"], [role="radio"], [role="slider"]`;
  const hasEdge = (element: Element) => {
    const { appearance, borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor, outlineStyle } =
      getComputedStyle(element);
    const isNative = appearance !== 'none' && element.matches(FIELDS);
    const isDrawn = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0;
    const isSeen = borderBottomColor !== backgroundColor && borderBottomColor !== 'rgba(0, 0, 0, 0)';
    return isNative || (isDrawn && isSeen) || outlineStyle !== 'none';
  };
  // A choice may be drawn by its label, with the field itself hidden in it.
  const parts = (element: Element) =>
    element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];
  return [...document.querySelectorAll(CONTROLS)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().width > 1)
    .filter((element) => !parts(element).some(hasEdge))
    .map((element) => element.outerHTML.slice(0, 120));
}
