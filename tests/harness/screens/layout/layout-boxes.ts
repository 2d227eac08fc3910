import type { Box } from './layout-kit.ts';

/** Reports a page that scrolls sideways, and anything that sticks out of the viewport. Runs in the page. */
export function findEscapes(): string[] {
  const { outline, clipped, hasArea, shown } = window.layoutKit;
  const found: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  const escaped = new Set<Element>();
  for (const element of shown()) {
    const seen = clipped(element.getBoundingClientRect(), element);
    if (!hasArea(seen)) continue;
    const over = Math.max(seen.right - clientWidth, -seen.left);
    if (over <= 1) continue;
    escaped.add(element);
    // Its parent has been reported already.
    if (element.parentElement && escaped.has(element.parentElement)) continue;
    found.push(`${outline(element)} sticks out of the viewport by ${Math.round(over)} px`);
  }
  return found;
}

/** Reports text that's cut off by a box with hidden overflow and without an ellipsis. Runs in the page. */
export function findCutTexts(): string[] {
  const { style, outline, holders, width, height, texts } = window.layoutKit;
  const found: string[] = [];
  const saysSo = (element: Element) => {
    const { textOverflow, webkitLineClamp } = style(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  for (const { element, text, box } of texts()) {
    for (const holder of [element, ...holders(element)]) {
      if (holder === document.body || saysSo(holder)) break;
      const { overflowX, overflowY, display } = style(holder);
      if (display === 'inline') continue;
      // Content that's scrolled out of sight can be scrolled back.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edge = holder.getBoundingClientRect();
      const x = hides(overflowX) ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
      const y = hides(overflowY) ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0;
      if (Math.min(x, width(box)) > 1 || Math.min(y, height(box)) > 1) {
        found.push(`"${text.slice(0, 40)}" is cut by ${outline(holder)} by ${Math.round(Math.max(x, y))} px`);
        break;
      }
    }
  }
  return found;
}

/** Reports fields that don't show all of their placeholder or selected text. Runs in the page. */
export function findCutFields(): string[] {
  const { style, outline, isShown } = window.layoutKit;
  const context = document.createElement('canvas').getContext('2d');
  const found: string[] = [];
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const isSelect = field instanceof HTMLSelectElement;
    const text = isSelect ? field.selectedOptions[0]?.text : field.value === '' ? field.placeholder : '';
    const { font, letterSpacing, paddingLeft, paddingRight, textOverflow } = style(field);
    if (!text || !context || textOverflow === 'ellipsis' || !isShown(field)) continue;
    context.font = font;
    context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const over = context.measureText(text).width - room;
    const what = isSelect ? 'what is chosen in' : 'the placeholder of';
    if (over > 1) found.push(`${what} ${outline(field)} is cut by ${Math.round(over)} px: "${text}"`);
  }
  return found;
}

/** Reports words that are squeezed so much that they break without a hyphen. Runs in the page. */
export function findBrokenWords(): string[] {
  const { outline, isShown } = window.layoutKit;
  // Longer words and URLs can be too wide for the narrowest screen.
  const WORDS = /(?<!\S)["“(]?[\p{L}’']{2,12}[.,;:!?)"”]*(?!\S)/gu;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !isShown(element)) continue;
    for (const { 0: word, index } of node.textContent?.matchAll(WORDS) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`"${word}" in ${outline(element)} is broken into ${lines.size} lines`);
    }
  }
  return [...found];
}

/** Reports text, controls and images that are larger than their painted box. Runs in the page. */
export function findSpills(): string[] {
  const { style, outline, holders, texts, shown, paints } = window.layoutKit;
  const found = new Set<string>();
  const check = (what: string, box: Box, element: Element) => {
    for (const holder of [element, ...holders(element)]) {
      if (holder === document.body || holder === document.documentElement) return;
      const { position, overflowX, overflowY } = style(holder);
      if (/auto|scroll|hidden|clip/.test(overflowX + overflowY)) return;
      if (paints(holder)) {
        const edge = holder.getBoundingClientRect();
        const over = Math.max(
          edge.left - box.left,
          box.right - edge.right,
          edge.top - box.top,
          box.bottom - edge.bottom,
        );
        if (over > 1) found.add(`${what} spills out of ${outline(holder)} by ${Math.round(over)} px`);
        return;
      }
      // Positioned on purpose, possibly over the edge.
      if (position !== 'static' && position !== 'relative') return;
    }
  };
  for (const { element, text, box } of texts()) check(`"${text.slice(0, 40)}"`, box, element);
  for (const element of shown()) {
    if (!element.matches('button, input, select, textarea, img, svg, video, iframe, .badge, .card, .alert')) continue;
    const { position, display } = style(element);
    if (!element.parentElement || display === 'inline' || !['static', 'relative'].includes(position)) continue;
    check(outline(element), element.getBoundingClientRect(), element.parentElement);
  }
  return [...found];
}
