import { decodeEntities } from '../../../web/entities.ts';
import { endOfRaw, type Markup, nextMarkup } from '../../../web/html-tags.ts';
import { withoutInvisible } from '../../../web/plain-text.ts';
import { bindsList, isOfOneKind, underLead, withItem } from '../listed.ts';
import { NOTE_MARK } from '../note-mark.ts';
import { MOST_CHARACTERS } from '../proof/quotes.ts';

export interface PageText {
  title: string;
  /** What the page says to robots in its head. */
  robots: string;
  /** Paragraphs, headings, items of lists and rows of tables, each by itself. */
  passages: string[];
}

/** Elements that say nothing of the matter, or nothing that a reader sees. Many servers put a whole page into a `form`. */
const SKIPPED = new Set(
  (
    'script style noscript template svg math iframe object nav header footer aside select button dialog canvas audio ' +
    'video textarea datalist s del strike'
  ).split(' '),
);

/** Elements of a line: all others begin a new passage. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const HIDDEN =
  /\shidden(?=[\s=>/]|$)|aria-hidden\s*=\s*["']?true|(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9]))/i;

/** Drawings and formulas can end in themselves; a browser takes no notice of that in other elements. */
const CAN_END_IN_ITSELF = new Set(['svg', 'math']);

/** Between the tags of a mark, its link included. */
const MOST_OF_A_MARK = 200;

const MOST_PASSAGES = 2000;

/** Words over a list belong to it where they end so, or are a heading. */
const LEADS_ON = /:\s*$/;
const HEADING = /^h[1-6]$/;

interface List {
  /** The words over it that its items depend on, and the passage that they belong to. */
  binding: string;
  choice: number | null;
}
const FREE: List = { binding: '', choice: null };

/** The readable text of a page: what a browser would show of its main part. One pass over the source, whatever it holds. */
export function pageText(html: string): PageText {
  const page: PageText = { title: '', robots: '', passages: [] };
  let passage = '';
  /** The element that hides what is in it, and how deep it is nested in itself. */
  let skipping: { name: string; depth: number } | null = null;
  /** The last passage, where it may be about a list that follows. */
  let before = '';
  /** The lists that are open. */
  const lists: List[] = [];
  const end = (element = '') => {
    const text = readable(passage);
    passage = '';
    if (text === '' || page.passages.length >= MOST_PASSAGES) return;
    const { binding, choice } = lists.at(-1) ?? FREE;
    before = LEADS_ON.test(text) || HEADING.test(element) ? text : '';
    if (choice !== null && binding === '') page.passages[choice] = withItem(page.passages[choice] ?? '', text);
    else page.passages.push(binding ? underLead(binding, text) : text);
  };
  let place = 0;
  for (let tag = nextMarkup(html, 0); tag; tag = nextMarkup(html, place)) {
    if (!skipping) passage += html.slice(place, tag.start);
    place = tag.end;
    const { name, isEnd } = tag;
    if (name === '') continue;
    if (skipping) {
      if (name !== skipping.name || endsInItself(html, tag)) continue;
      skipping.depth += isEnd ? -1 : 1;
      if (skipping.depth === 0) skipping = null;
      continue;
    }
    if (!INLINE.has(name)) end(isEnd ? name : '');
    if (name === 'ul' || name === 'ol') {
      if (isEnd) lists.pop();
      else lists.push(listUnder(before, page.passages.length - 1, lists.at(-1) ?? FREE));
    }
    // A list that nobody closed ends there.
    if (HEADING.test(name)) lists.fill(FREE);
    if (isEnd) continue;
    const text = html.slice(tag.start, tag.end);
    if (name === 'meta' && /name\s*=\s*["']?robots\b/i.test(text)) page.robots += ` ${text}`;
    const close = endOfRaw(html, tag);
    if (close !== null) {
      if (name === 'title') page.title ||= readable(html.slice(tag.end, close));
      place = close;
    } else if (isNoteMark(html, tag)) {
      skipping = { name, depth: 1 };
    } else if (!VOID.has(name) && !endsInItself(html, tag) && (SKIPPED.has(name) || HIDDEN.test(text))) {
      skipping = { name, depth: 1 };
    }
  }
  if (!skipping) passage += html.slice(place);
  end();
  return page;
}

function endsInItself(html: string, { name, end }: Markup): boolean {
  return CAN_END_IN_ITSELF.has(name) && html.startsWith('/>', end - 2);
}

/** Whether this begins a raised mark of a note, links in it included; "1st" and the like are none. */
function isNoteMark(html: string, { name, end }: Markup): boolean {
  if (name !== 'sup') return false;
  const near = html.slice(end, end + MOST_OF_A_MARK);
  const [inside = '', ...rest] = near.split(/<\/sup\s*>/i, 2);
  return rest.length > 0 && NOTE_MARK.test(readable(inside.replace(/<[^<>]*>/g, '')));
}

/** A list in another one depends on that one's words too. What is longer than any quote need not grow. */
function listUnder(lead: string, place: number, outer: List): List {
  if (!bindsList(lead)) return { ...outer, choice: isOfOneKind(lead) ? (outer.choice ?? place) : outer.choice };
  if (outer.binding.length > MOST_CHARACTERS) return outer;
  return { binding: `${outer.binding} ${lead}`.trim(), choice: null };
}

function readable(source: string): string {
  return withoutInvisible(decodeEntities(source)).replace(/\s+/g, ' ').trim();
}
