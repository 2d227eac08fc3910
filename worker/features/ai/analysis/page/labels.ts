import { readable } from './words.ts';

/** Roles that get a name without a heading: a tab names its panel, and an attribute names a region. */
const NAMED_ROLE = /\srole\s*=\s*["']?(?:tabpanel|region|group)\b/i;
const PANEL = /\srole\s*=\s*["']?tabpanel\b/i;
const TAB = /\srole\s*=\s*["']?tab(?=["'\s>])/i;
const NAMED_ELEMENTS = new Set(['section', 'article']);

const MOST_OF_A_NAME = 120;
/** How much of an element to search for the name it provides. */
const MOST_OF_AN_ELEMENT = 600;
const MOST_PANELS = 200;
const NO_WORD = /[^\w-]/g;

/** The names of a page's boxes, from `aria-label`, `aria-labelledby`, or the tab that shows them. */
export class Labels {
  readonly #html: string;
  readonly #hasNames: boolean;
  /** Tab IDs by the panel they show, and the IDs that panels take their names from. */
  readonly #tabOfPanel = new Map<string, string>();
  readonly #named = new Set<string>();

  constructor(html: string) {
    this.#html = html;
    this.#hasNames = /\saria-label/i.test(html) || PANEL.test(html);
    if (!this.#hasNames) return;
    const tags = [...html.matchAll(/<\w+\s[^<>]{0,600}\brole\s*=\s*["']?tab(?:panel)?\b[^<>]{0,600}>/gi)];
    for (const [tag] of tags.slice(0, MOST_PANELS)) {
      const [panel, id] = [attribute(tag, 'aria-controls'), attribute(tag, 'id')];
      if (TAB.test(tag) && panel && id) this.#tabOfPanel.set(panel, id);
      if (PANEL.test(tag)) this.#named.add(attribute(tag, 'aria-labelledby') ?? '');
    }
  }

  /** Returns the name of the box that this tag opens; empty if it has none. */
  of(name: string, source: string): string {
    if (!this.#hasNames || !(NAMED_ELEMENTS.has(name) || NAMED_ROLE.test(source))) return '';
    const by = attribute(source, 'aria-labelledby') ?? this.#tabOfPanel.get(attribute(source, 'id') ?? '');
    const words = by ? this.#textOf(by) : (attribute(source, 'aria-label') ?? '');
    return words.length <= MOST_OF_A_NAME ? readable(words) : '';
  }

  /** Returns whether a tag opens a tab that names a panel. The tab's words apply only to that panel. */
  isTabOfPanel(source: string): boolean {
    if (!this.#hasNames || !TAB.test(source)) return false;
    const id = attribute(source, 'id') ?? '';
    const controls = attribute(source, 'aria-controls') ?? '';
    return id !== '' && (this.#named.has(id) || this.#tabOfPanel.get(controls) === id);
  }

  #textOf(id: string): string {
    const opening = new RegExp(
      `<(\\w+)\\b[^<>]{0,600}\\sid\\s*=\\s*["']?${id.replace(NO_WORD, '\\$&')}(?=["'\\s>])[^<>]{0,600}>`,
      'i',
    );
    const found = opening.exec(this.#html);
    if (!found) return '';
    const start = found.index + found[0].length;
    const [inside = ''] = this.#html
      .slice(start, start + MOST_OF_AN_ELEMENT)
      .split(new RegExp(`</${found[1]}\\s*>`, 'i'), 1);
    return inside.replace(/<[^<>]*>/g, ' ');
  }
}

/** Returns whether a tag opens a tab panel. */
export function isPanel(source: string): boolean {
  return PANEL.test(source);
}

function attribute(source: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(source) ?? [];
  return double ?? single ?? bare;
}
