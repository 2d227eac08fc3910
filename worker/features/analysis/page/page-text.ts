import { decodeEntities } from '../../../web/entities.ts';
import { endOfRaw, nextMarkup } from '../../../web/html-tags.ts';
import { withoutInvisible } from '../../../web/plain-text.ts';
import { deniesList, isOfOneKind, underDenial, withItem } from '../listed.ts';

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
    'video textarea datalist'
  ).split(' '),
);

/** Elements of a line: all others begin a new passage. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const HIDDEN =
  /\shidden(?=[\s=>/]|$)|aria-hidden\s*=\s*["']?true|(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9]))/i;

const MOST_PASSAGES = 2000;

/** Words over a list belong to it where they end so, or are a heading. */
const LEADS_ON = /:\s*$/;
const HEADING = /^h[1-6]$/;

/** The readable text of a page: what a browser would show of its main part. One pass over the source, whatever it holds. */
export function pageText(html: string): PageText {
  const page: PageText = { title: '', robots: '', passages: [] };
  let passage = '';
  /** The element that hides what is in it, and how deep it is nested in itself. */
  let skipping: { name: string; depth: number } | null = null;
  /** The last passage, where it may be about a list that follows. */
  let before = '';
  /** For each list that is open, the words that deny what is in it, and the passage that its items belong to. */
  let lists: { denial: string; choice: number | null }[] = [];
  const end = (element = '') => {
    const text = readable(passage);
    passage = '';
    if (text === '') return;
    const denial = lists.flatMap((list) => list.denial || []).join(' ');
    const choice = lists.at(-1)?.choice ?? null;
    before = LEADS_ON.test(text) || HEADING.test(element) ? text : '';
    if (choice !== null && denial === '') page.passages[choice] = withItem(page.passages[choice] ?? '', text);
    else if (page.passages.length < MOST_PASSAGES) page.passages.push(denial ? underDenial(denial, text) : text);
  };
  let place = 0;
  for (let tag = nextMarkup(html, 0); tag; tag = nextMarkup(html, place)) {
    if (!skipping) passage += html.slice(place, tag.start);
    place = tag.end;
    const { name, isEnd } = tag;
    if (name === '') continue;
    if (skipping) {
      if (name !== skipping.name) continue;
      skipping.depth += isEnd ? -1 : 1;
      if (skipping.depth === 0) skipping = null;
      continue;
    }
    if (!INLINE.has(name)) end(isEnd ? name : '');
    if (name === 'ul' || name === 'ol') {
      if (isEnd) lists.pop();
      else lists.push(listUnder(before, page.passages.length - 1, lists.at(-1)?.choice ?? null));
    }
    // A list that nobody closed ends there.
    if (HEADING.test(name)) lists = lists.map(() => ({ denial: '', choice: null }));
    if (isEnd) continue;
    const text = html.slice(tag.start, tag.end);
    if (name === 'meta' && /name\s*=\s*["']?robots\b/i.test(text)) page.robots += ` ${text}`;
    const close = endOfRaw(html, tag);
    if (close !== null) {
      if (name === 'title') page.title ||= readable(html.slice(tag.end, close));
      place = close;
    } else if (!VOID.has(name) && (SKIPPED.has(name) || HIDDEN.test(text))) {
      skipping = { name, depth: 1 };
    }
  }
  if (!skipping) passage += html.slice(place);
  end();
  return page;
}

/** A list in one of a choice belongs to that one. */
function listUnder(lead: string, place: number, outer: number | null): { denial: string; choice: number | null } {
  if (deniesList(lead)) return { denial: lead, choice: null };
  return { denial: '', choice: isOfOneKind(lead) ? (outer ?? place) : outer };
}

function readable(source: string): string {
  return withoutInvisible(decodeEntities(source)).replace(/\s+/g, ' ').trim();
}
