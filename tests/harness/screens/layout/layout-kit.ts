declare global {
  interface Window {
    layoutKit: ReturnType<typeof makeKit>;
  }
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export interface TextRun {
  element: Element;
  text: string;
  /** One box per line, as tall as its letters. The line's own box is taller and may overlap the next one. */
  box: Box;
  /** The unclipped part of the box. */
  seen: Box;
}

/** Creates helpers for the layout checks. Runs in the page, so it can't use anything outside itself. */
export function makeKit() {
  /** Caches results for an element or the page, because nothing changes while the checks run. */
  const remember = <Key extends Element, Value>(find: (element: Key) => Value) => {
    const found = new Map<Key, Value>();
    return (element: Key): Value => {
      const known = found.get(element);
      if (known !== undefined) return known;
      const value = find(element);
      found.set(element, value);
      return value;
    };
  };
  const style = remember((element: Element) => getComputedStyle(element));
  const width = ({ left, right }: Box) => right - left;
  const height = ({ top, bottom }: Box) => bottom - top;

  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

  /** Describes an element in a finding: its tag, classes and first words. */
  const outline = (element: Element): string => {
    const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const words = name.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.localName}${element.id ? `#${element.id}` : ''}${classes.join('')}${words ? ` "${words}"` : ''}`;
  };

  /** Returns the ancestors whose boxes contain and clip an element, innermost first. */
  const holders = remember((element: Element): Element[] => {
    const found: Element[] = [];
    let { position } = style(element);
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      // A fixed element is contained directly by the viewport.
      if (position === 'fixed') break;
      const own = style(at);
      const isSkipped = position === 'absolute' && own.position === 'static' && own.transform === 'none';
      if (isSkipped) continue;
      found.push(at);
      position = own.position;
    }
    return found;
  });

  const clips = (element: Element) => {
    const { overflowX, overflowY } = style(element);
    return overflowX !== 'visible' || overflowY !== 'visible';
  };

  /**
   * Returns what's left of a box after its ancestors (and the element itself, if it clips its content) have clipped it.
   */
  const clipped = (box: Box, element: Element, isContent = false): Box => {
    let left = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    const all = isContent ? [element, ...holders(element)] : holders(element);
    for (const holder of all) {
      if (holder === document.body || !clips(holder)) continue;
      left = meet(left, holder.getBoundingClientRect());
    }
    return left;
  };

  /** Returns whether an element is visually hidden, like texts for screen readers. */
  const isForReadersAlone = remember((element: Element): boolean => {
    const { clipPath, overflow } = style(element);
    if (clipPath === 'inset(50%)') return true;
    const rect = element.getBoundingClientRect();
    if (overflow === 'hidden' && rect.width <= 1 && rect.height <= 1) return true;
    return element.parentElement !== null && isForReadersAlone(element.parentElement);
  });

  const isShown = remember(
    (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('[aria-hidden="true"], .skip-link:not(:focus)') &&
      !isForReadersAlone(element),
  );

  const hasArea = (box: Box) => width(box) > 1 && height(box) > 1;

  let runsFound: TextRun[] | undefined;
  const texts = (): TextRun[] => {
    runsFound ??= findTexts();
    return runsFound;
  };
  const findTexts = (): TextRun[] => {
    const runs: TextRun[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(style(element).fontSize) * 0.8;
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const bleed = Math.max(0, (bottom - top - size) / 2);
        const box = { left, right, top: top + bleed, bottom: bottom - bleed };
        if (hasArea(box)) runs.push({ element, text, box, seen: clipped(box, element, true) });
      }
    }
    return runs;
  };

  let elementsFound: Element[] | undefined;
  const shown = (): Element[] => {
    elementsFound ??= [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.parentElement?.closest('svg') && isShown(element) && hasArea(element.getBoundingClientRect()),
    );
    return elementsFound;
  };

  const paints = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor, boxShadow } = style(element);
    const isClear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour);
    const hasBorder = Number.parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor);
    return !isClear(backgroundColor) || backgroundImage !== 'none' || hasBorder || boxShadow !== 'none';
  };

  /** Returns the layer above the page that an element is in: a menu, a dialog, a toast, a sticky bar. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(style(at).position)) return at;
      if (
        at.matches(
          'dialog[open], [popover]:popover-open, [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]',
        )
      )
        return at;
    }
    return null;
  };

  return { style, width, height, meet, outline, holders, clipped, isShown, hasArea, texts, shown, paints, layerOf };
}
