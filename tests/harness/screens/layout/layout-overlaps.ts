/** Reports texts that overlap. Runs in the page. */
export function findTextOverlaps(): string[] {
  const { outline, meet, width, height, hasArea, texts, layerOf } = window.layoutKit;
  const found = new Set<string>();
  const runs = texts()
    .filter(({ seen }) => hasArea(seen))
    .map((run) => ({ ...run, layer: layerOf(run.element) }))
    .toSorted((a, b) => a.seen.top - b.seen.top);
  for (const [place, one] of runs.entries()) {
    for (const other of runs.slice(place + 1)) {
      if (other.seen.top >= one.seen.bottom) break;
      if (one.element === other.element || one.layer !== other.layer) continue;
      const both = meet(one.seen, other.seen);
      if (width(both) <= 1.5 || height(both) <= 1.5) continue;
      const size = `${Math.round(width(both))} × ${Math.round(height(both))} px`;
      found.add(`${outline(one.element)} and ${outline(other.element)} lie over each other by ${size}`);
    }
  }
  return [...found];
}

/** Reports targets that overlap or are too small to hit. Runs in the page. */
export function findTargetFaults(): string[] {
  const { style, outline, meet, width, height, hasArea, isShown, clipped, layerOf } = window.layoutKit;
  const ROLES = ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'combobox', 'slider'];
  const TARGETS = `a[href], button, input:not([type="hidden"]), select, textarea, summary, [role^="menuitem"], ${ROLES.map((role) => `[role="${role}"]`).join()}`;
  const OURS =
    '.button, .input, .select, .textarea, .menu :is(a, button), [role="tab"], [role="combobox"], [role^="menuitem"]';
  const found = new Set<string>();

  /** A checkbox or radio button can also be hit through its label. */
  const withLabels = (element: Element): Element[] => {
    const isTick = element instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(element.type);
    return isTick ? [element, ...(element.labels ?? [])] : [element];
  };
  const targets = [...document.querySelectorAll(TARGETS)].flatMap((element) => {
    const parts = withLabels(element).filter(isShown);
    const boxes = parts.flatMap((part) => [...part.getClientRects()].map((box) => clipped(box, part))).filter(hasArea);
    return boxes.length > 0 ? [{ element, parts, boxes, layer: layerOf(element) }] : [];
  });

  const isInSentence = (element: Element) => {
    const line = element.closest('p, li, dd, dt, td, figcaption, label, legend, span, div, h1, h2, h3, blockquote');
    const own = element.textContent?.trim().length ?? 0;
    return style(element).display === 'inline' && (line?.textContent?.trim().length ?? 0) > own;
  };
  for (const { element, parts } of targets) {
    // Measures the whole box, because being partly scrolled out of sight doesn't make it smaller.
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const size = `${wide.toFixed(1)} × ${high.toFixed(1)} px`;
    if (element.matches(OURS)) {
      const own = element.getBoundingClientRect().height;
      if (own < 43.5) found.add(`${outline(element)} is ${own.toFixed(1)} px high, less than 44`);
    } else if (!isInSentence(element) && (wide < 23.5 || high < 23.5)) {
      found.add(`${outline(element)} is ${size}, less than 24 × 24`);
    }
  }

  /** Detects a button inside a field, such as the one that shows a password. The field's padding leaves room for it. */
  const standsInField = (field: Element, element: Element) => {
    if (!field.matches('input, textarea, select, [role="combobox"]')) return false;
    const [edge, box] = [field.getBoundingClientRect(), element.getBoundingClientRect()];
    const { paddingLeft, paddingRight } = style(field);
    const right = edge.right - box.left <= Number.parseFloat(paddingRight) + 2;
    const left = box.right - edge.left <= Number.parseFloat(paddingLeft) + 2;
    return (right || left) && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1;
  };
  for (const [place, one] of targets.entries()) {
    for (const other of targets.slice(place + 1)) {
      if (one.layer !== other.layer) continue;
      const isNested = one.parts.some((a) => other.parts.some((b) => a.contains(b) || b.contains(a)));
      if (isNested || standsInField(one.element, other.element) || standsInField(other.element, one.element)) continue;
      for (const both of one.boxes.flatMap((a) => other.boxes.map((b) => meet(a, b)))) {
        if (width(both) <= 1.5 || height(both) <= 1.5) continue;
        const size = `${Math.round(width(both))} × ${Math.round(height(both))} px`;
        found.add(`the targets ${outline(one.element)} and ${outline(other.element)} lie over each other by ${size}`);
      }
    }
  }
  return [...found];
}
