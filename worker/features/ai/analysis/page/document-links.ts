import { decodeEntities } from '../../../../web/entities.ts';
import { nextMarkup } from '../../../../web/html-tags.ts';
import { namesPastYears } from '../official/meant.ts';
import { isOfficialPage } from './hosts.ts';

/** Titles of documents that say who may get what, most useful first. */
const KINDS: readonly RegExp[] = [
  /\bno(?:fo|fa|sa)\b|\bnotice of (?:funding|intent|solicitation)|\bfunding (?:opportunity|announcement|notice|availability)|\bsolicitation\b|\brequests? for (?:applications?|proposals?)|\brf[ap]\b/,
  /\b(?:program|application|applicant|grant|funding|policy) (?:guidelines?|guide|guidance|handbook|manual|rules|terms)\b|\bguidelines?\b/,
  /\b(?:application|applicant|filing) (?:instructions?|kit|package)\b|\bhow to apply\b|\binstructions?\b/,
  /\bfact ?sheets?\b|\bprogram (?:overview|summary)\b/,
];

/** Documents in other languages, outdated documents, and publicity such as press releases. */
const NOT_MEANT =
  /\b(?:spanish|espa[nñ]ol|chinese|vietnamese|korean|arabic|haitian|creole|archived?|superseded|webinar|slides|press release)\b/;

const MOST_LINKS = 5;
const MOST_CHARACTERS_OF_A_LINK = 300;

/**
 * Returns the addresses of a page's notices, guidelines and instructions (PDF, Word) on official hosts, most useful
 * first. Skips outdated ones.
 */
export function documentLinks(html: string, base: string, hosts: readonly string[], now = Date.now()): string[] {
  const found: { url: string; kind: number }[] = [];
  for (const { href, text } of anchorsOf(html)) {
    const url = URL.parse(decodeEntities(href), base);
    if (!url || !isOfficialPage(url, hosts)) continue;
    url.hash = '';
    const name = /[^/]*\.(?:pdf|docx)$/i.exec(url.pathname)?.[0];
    if (name === undefined && !/[([](?:pdf|docx)\b/i.test(text)) continue;
    const words = `${text} ${nameOf(name ?? '')}`.toLowerCase();
    const kind = KINDS.findIndex((pattern) => pattern.test(words));
    if (kind < 0 || NOT_MEANT.test(words) || namesPastYears(words, now)) continue;
    if (!found.some((other) => other.url === url.href)) {
      found.push({ url: url.href, kind });
    }
  }
  return found
    .toSorted((a, b) => a.kind - b.kind)
    .slice(0, MOST_LINKS)
    .map(({ url }) => url);
}

/** Returns the words in a file name. */
function nameOf(file: string): string {
  const bare = file.replace(/\.\w+$/, '');
  try {
    return decodeURIComponent(bare).replace(/[-_+.\s]+/g, ' ');
  } catch {
    return bare.replace(/[-_+.\s]+/g, ' ');
  }
}

function* anchorsOf(html: string): Generator<{ href: string; text: string }> {
  let href: string | null = null;
  let text = '';
  let place = 0;
  for (let tag = nextMarkup(html, 0); tag; tag = nextMarkup(html, tag.end)) {
    if (href !== null && text.length < MOST_CHARACTERS_OF_A_LINK) text += ` ${html.slice(place, tag.start)}`;
    place = tag.end;
    if (tag.name !== 'a') continue;
    if (href !== null) yield { href, text: decodeEntities(text).replace(/\s+/g, ' ').trim() };
    const source = html.slice(tag.start, tag.end);
    const [, double, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(source) ?? [];
    href = tag.isEnd ? null : (double ?? single ?? bare ?? null);
    text = '';
  }
}
