import { decodeHTMLStrict, replaceCodePoint } from 'entities/decode';

/**
 * As in browsers, a reference counts even without its semicolon, unless a letter, a digit or `=` follows. The package
 * only accepts that for the oldest names, but agencies leave it out after other names too.
 */
const REFERENCE = /&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,30})(?:;|(?![\w=;]))/g;

/** Decodes character references once: `&amp;lt;` becomes `&lt;`. Anything else stays. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, name: string) => {
    // "Health&IT" isn't a reference, but "&NBSP;" is meant as one.
    const other = whole.endsWith(';') ? characterOf(name.toLowerCase()) : null;
    return characterOf(name) ?? other ?? whole;
  });
}

/** Decodes bytes in cp1252 (Windows), as in old exports. */
export function decodeWindows(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return parts
    .join('')
    .replace(/[\u0080-\u009f]/g, (sign) => String.fromCharCode(replaceCodePoint(sign.charCodeAt(0))));
}

/** A text repeats a few names, so they are looked up once. */
const named = new Map<string, string>();

function characterOf(name: string): string | null {
  if (name.startsWith('#')) return decodeHTMLStrict(`&${name};`);
  const known = named.get(name);
  if (known !== undefined) return known;
  const reference = `&${name};`;
  const character = decodeHTMLStrict(reference);
  if (character === reference) return null;
  named.set(name, character);
  return character;
}
