import { decodeXML } from 'entities/decode';

/** Returns the content of the meta element with this name or property, or undefined if there is none. */
export function metaOf(html: string, name: string): string | undefined {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? undefined : unescapeHtml(content);
}

/** Decodes the HTML entities that the build writes. */
export function unescapeHtml(text: string): string {
  return decodeXML(text);
}
