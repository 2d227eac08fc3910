/** Hand-written: htmlparser2 adds 20 KB to the Worker, and drops the rest of a text after an unclosed quote. */

/** A piece of HTML that isn't text: a tag, a comment or a declaration. */
export interface Markup {
  /** A tag's name in lowercase; empty for comments and declarations. */
  name: string;
  isEnd: boolean;
  start: number;
  /** Where the text after it starts. */
  end: number;
}

/** Elements whose content a browser always treats as text. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noscript', 'xmp', 'noembed', 'noframes']);

/** A `<` that starts markup, with the tag's name if it has one. Any other `<` is text. */
const BEGINS = /<(?:(!--)|[!?]|(\/?)([a-z][a-z0-9:-]*))/gi;

/**
 * Returns the next markup after a position, as a browser reads it; null if only text follows. Unclosed markup runs to
 * the end of the text.
 */
export function nextMarkup(html: string, from: number): Markup | null {
  BEGINS.lastIndex = from;
  const found = BEGINS.exec(html);
  if (!found) return null;
  const [whole, comment, slash, name = ''] = found;
  const start = found.index;
  if (comment) {
    // `<!-->` is a complete comment.
    const close = html.indexOf('-->', start + 2);
    return { name: '', isEnd: false, start, end: close < 0 ? html.length : close + 3 };
  }
  return { name: name.toLowerCase(), isEnd: slash === '/', start, end: endOfTag(html, start + whole.length) };
}

/** Returns the end of an element that contains only text, such as a script; null for other elements. */
export function endOfRaw(html: string, { name, end }: Markup): number | null {
  if (!RAW.has(name)) return null;
  const closing = new RegExp(`</${name}(?=[\\s>/])`, 'gi');
  closing.lastIndex = end;
  return closing.exec(html)?.index ?? html.length;
}

/** Returns the end of a tag. A `>` in a quoted value doesn't end it. An unclosed quote is ignored. */
function endOfTag(html: string, from: number): number {
  const first = html.indexOf('>', from);
  if (first < 0) return html.length;
  for (let place = from; ; ) {
    const close = html.indexOf('>', place);
    if (close < 0) return first + 1;
    const quoted = /=\s*(["'])/.exec(html.slice(place, close));
    if (!quoted) return close + 1;
    const end = html.indexOf(quoted[1] ?? '', place + quoted.index + quoted[0].length);
    if (end < 0) return first + 1;
    place = end + 1;
  }
}
