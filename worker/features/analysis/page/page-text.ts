import { decodeEntities } from '../../../web/entities.ts';
import { withoutInvisible } from '../../../web/plain-text.ts';
import { deniesList, underDenial } from '../listed.ts';

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

/** Their content is text to the browser, whatever stands in it. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noscript']);

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
  /** For each list that is open, the words that deny what is in it. */
  const denials: string[] = [];
  const end = (element = '') => {
    const text = readable(passage);
    passage = '';
    if (text === '') return;
    const denial = denials.filter(Boolean).join(' ');
    before = LEADS_ON.test(text) || HEADING.test(element) ? text : '';
    if (page.passages.length < MOST_PASSAGES) page.passages.push(denial ? underDenial(denial, text) : text);
  };
  let place = 0;
  while (place < html.length) {
    const open = html.indexOf('<', place);
    const text = html.slice(place, open < 0 ? html.length : open);
    if (!skipping) passage += text;
    if (open < 0) break;
    const tag = tagAt(html, open);
    place = tag.end;
    if (tag.name === '') {
      if (!skipping) passage += tag.text;
      continue;
    }
    if (skipping) {
      if (tag.name !== skipping.name) continue;
      skipping.depth += tag.isEnd ? -1 : 1;
      if (skipping.depth === 0) skipping = null;
      continue;
    }
    if (!INLINE.has(tag.name)) end(tag.isEnd ? tag.name : '');
    if (tag.name === 'ul' || tag.name === 'ol') {
      if (tag.isEnd) denials.pop();
      else denials.push(deniesList(before) ? before : '');
    }
    // A list that nobody closed ends there.
    if (HEADING.test(tag.name)) denials.fill('');
    if (tag.isEnd) continue;
    if (tag.name === 'meta' && /name\s*=\s*["']?robots\b/i.test(tag.text)) page.robots += ` ${tag.text}`;
    if (RAW.has(tag.name)) {
      const close = closingOf(html, tag);
      if (tag.name === 'title') page.title ||= readable(html.slice(tag.end, close));
      place = close;
    } else if (!VOID.has(tag.name) && (SKIPPED.has(tag.name) || HIDDEN.test(tag.text))) {
      skipping = { name: tag.name, depth: 1 };
    }
  }
  end();
  return page;
}

function readable(source: string): string {
  return withoutInvisible(decodeEntities(source)).replace(/\s+/g, ' ').trim();
}

interface Tag {
  name: string;
  isEnd: boolean;
  /** The tag as it stands there, or the text that only looked like one. */
  text: string;
  end: number;
}

function tagAt(html: string, open: number): Tag {
  const none = { name: '', isEnd: false };
  if (html.startsWith('<!--', open)) {
    const close = html.indexOf('-->', open + 4);
    return { ...none, text: '', end: close < 0 ? html.length : close + 3 };
  }
  const [, slash, name] = /^<(\/?)([a-z][a-z0-9-]{0,30})/i.exec(html.slice(open, open + 40)) ?? [];
  if (name === undefined) {
    const isDeclaration = html[open + 1] === '!' || html[open + 1] === '?';
    const close = isDeclaration ? html.indexOf('>', open) : open;
    return { ...none, text: isDeclaration ? '' : '<', end: close < 0 ? html.length : close + 1 };
  }
  const end = endOfTag(html, open);
  return { name: name.toLowerCase(), isEnd: slash === '/', text: html.slice(open, end), end };
}

/** Where a tag ends: a `>` inside of quotes does not end it. */
function endOfTag(html: string, open: number): number {
  let quote = '';
  for (let place = open + 1; place < html.length; place += 1) {
    const sign = html[place] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return place + 1;
    else if ((sign === '"' || sign === "'") && html[place - 1] === '=') quote = sign;
  }
  return html.length;
}

function closingOf(html: string, { name, end }: Tag): number {
  const closing = new RegExp(`</${name}(?=[\\s>/])`, 'gi');
  closing.lastIndex = end;
  return closing.exec(html)?.index ?? html.length;
}
