declare global {
  interface Window {
    /** All focusable elements in document order, with their unfocused look. */
    focusable: { element: Element; looks: string }[];
    looksOf: (element: Element) => string;
  }
}

interface Focused {
  place: number;
  outline: string;
  /** True if the focused look differs from the unfocused one in outline or shadow. */
  isMarked: boolean;
}

/** An element that counts as reached if the focus is anywhere from `place` to `last`. */
interface Expected {
  place: number;
  last: number;
  outline: string;
}

/** Returns everything that Tab should reach. Runs in the page before the first Tab. */
export function focusableElements(): Expected[] {
  // A dot or card may show the focus ring of the field inside it.
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
    // Tab goes to the selected radio button of a group, or else to the first one.
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
    // A tablist passes the focus on to one of its tabs.
    const last = element.role === 'tablist' ? place + element.querySelectorAll('*').length : place;
    return isReachable ? [{ place, last, outline: element.outerHTML.slice(0, 100) }] : [];
  });
}

/** Returns the focused element, or null after the last one. Runs in the page. */
export function focusedElement(): Focused | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const place = window.focusable.findIndex((known) => known.element === element);
  const isMarked = window.looksOf(element) !== window.focusable[place]?.looks;
  return { place, outline: element.outerHTML.slice(0, 100), isMarked };
}

/** Returns controls that would look like plain text without a border in forced-colors mode. Runs in the page. */
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
  // A choice may be drawn by its label, with the field itself hidden inside.
  const parts = (element: Element) =>
    element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];
  return [...document.querySelectorAll(CONTROLS)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().width > 1)
    .filter((element) => !parts(element).some(hasEdge))
    .map((element) => element.outerHTML.slice(0, 120));
}
