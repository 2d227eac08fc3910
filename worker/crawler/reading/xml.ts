/** Hand-written, because saxes takes 1.5 times as long and fast-xml-parser seven times as long. */
import { decodeEntities } from '../../web/entities.ts';
import { Incomplete, Unreadable } from './faults.ts';

/** An element. Its name has no namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** The element's own text and CDATA sections, in order. */
  text: string;
}

const MOST_DEEP = 60;
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^<>[\]]*(?:\[[^\]]*\]\s*)?>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/gy;
const ATTRIBUTE = /([^\s=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Parses an XML text. Doesn't support custom entities and loads nothing. Throws if it isn't well-formed. */
export function readXml(xml: string): XmlElement {
  const document: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open: XmlElement[] = [document];
  const text = xml.replace(/^\ufeff/, '');
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const current = open.at(-1);
    if (!current) throw new Unreadable('There is an extra end tag');
    const next = text.indexOf('<', at);
    if (next !== at) {
      TOKEN.lastIndex = next < 0 ? text.length : next;
      current.text += decodeEntities(text.slice(at, TOKEN.lastIndex));
      continue;
    }
    const token = TOKEN.exec(text);
    if (!token) throw text.includes('>', at) ? new Unreadable(`No XML at character ${at}`) : cutOff();
    const [, marked, closed, opened, attributes = '', isEmpty] = token;
    if (closed !== undefined) {
      if (local(closed) !== current.name || open.length === 1) throw new Unreadable(`</${closed}> closes no element`);
      open.pop();
    } else if (opened !== undefined) {
      const element: XmlElement = { name: local(opened), attributes: read(attributes), children: [], text: '' };
      current.children.push(element);
      if (!isEmpty) open.push(element);
      if (open.length > MOST_DEEP) throw new Unreadable('The elements are nested too deeply');
    } else if (marked !== undefined) current.text += marked;
  }
  const [root] = document.children;
  if (!root || open.length > 1) throw cutOff();
  return root;
}

/** Returns the text of the first child with this name; null if it's missing or empty. */
export function childText(element: XmlElement, name: string): string | null {
  return childTexts(element, name)[0] ?? null;
}

/** Returns the non-empty texts of all children with this name. */
export function childTexts(element: XmlElement, name: string): string[] {
  return children(element, name).flatMap((child) => wholeText(child).trim() || []);
}

/** Returns the non-empty texts of all children, by name. */
export function textsByName(element: XmlElement): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const child of element.children) {
    const text = wholeText(child).trim();
    if (!text) continue;
    const same = texts.get(child.name);
    if (same) same.push(text);
    else texts.set(child.name, [text]);
  }
  return texts;
}

export function children(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Returns the text of an element and its descendants. */
function wholeText(element: XmlElement): string {
  if (element.children.length === 0) return element.text;
  return [element.text, ...element.children.map(wholeText)].join(' ');
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

function read(attributes: string): ReadonlyMap<string, string> {
  if (attributes === '') return NO_ATTRIBUTES;
  return new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      local(name),
      decodeEntities(double ?? single ?? ''),
    ]),
  );
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function cutOff(): Incomplete {
  return new Incomplete('The file ends before its last element');
}
