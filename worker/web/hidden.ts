/** Styles that make text invisible: not displayed, with no size or color, or off the page. */
const STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|(?:opacity|font-size)\s*:\s*0(?![.\d]*[1-9])|font-size\s*:\s*[12]px|text-decoration(?:-line)?\s*:[^;"'>]{0,99}line-through|(?<![\w-])color\s*:\s*(?:transparent|(?:white|#fff)[^"'}]{0,99}background(?:-color)?\s*:\s*(?:white|#fff))|(?:left|top|text-indent)\s*:\s*-\d{3}|clip(?:-path)?\s*:\s*(?:inset\((?:50|100)%|rect\([01])|(?:height|width)\s*:\s*[01](?:px)?\s*;[^"'}]{0,99}overflow\s*:\s*hidden|overflow\s*:\s*hidden[^"'}]{0,99}(?:height|width)\s*:\s*[01](?:px)?\s*[;"'}]/i;

/**
 * White text without its own background, which is invisible on a white page. Not used for style sheets, where the
 * background is often in another rule.
 */
const WHITE = /(?<![\w-])color\s*:\s*(?:white|#fff(?:fff)?)\b(?![^"'}]{0,99}background)/i;

const ATTRIBUTE =
  /\shidden(?=[\s=>/]|$)|aria-hidden\s*=\s*["']?true|\sclass\s*=\s*["'][^"'>]*\b(?:strike-?through|line-through|struck|superseded)\b/i;

/** Elements without content, so nothing can be hidden in them. */
export const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Elements that real pages don't have, used for prompt injection. */
const OF_MACHINES = /^<(?:answer|system|assistant|user|tool\w*|function\w*|instructions?|prompt|response)\b/i;

/** Returns whether a tag makes its element's content invisible or struck out. */
export function hides(tag: string): boolean {
  return tag.length > 5 && [ATTRIBUTE, STYLE, WHITE, OF_MACHINES].some((sign) => sign.test(tag));
}

/** Returns the classes and IDs that the page's own style sheet hides on every screen. */
export function hiddenNames(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, rules = ''] of html.matchAll(/<style\b[^>]{0,300}>([^<]*)/gi)) {
    let [depth, selectors] = [0, ''];
    for (const piece of rules.split(/(?<=[{}])/)) {
      if (piece.endsWith('{')) {
        depth += 1;
        selectors = depth === 1 ? piece.slice(0, -1) : '@';
        continue;
      }
      if (depth === 1 && STYLE.test(piece))
        for (const one of selectors.split(',')) if (/^\s*[.#][\w-]+\s*$/.test(one)) names.add(one.trim().slice(1));
      depth = Math.max(0, depth - 1);
    }
  }
  return names;
}

/** Returns whether a tag has one of these classes or IDs. */
export function isNamed(tag: string, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  const [, , given = ''] = /\s(?:class|id)\s*=\s*(["']?)([^"'>]*)/i.exec(tag) ?? [];
  return given.split(/\s+/).some((name) => names.has(name));
}
