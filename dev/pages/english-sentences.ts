import { unescapeHtml } from '../../site/src/brand/built-page.ts';

/** Words that nearly every English sentence has and Spanish sentences don't. */
const ENGLISH = /\b(the|and|of|to|for|with|you|your|is|are|from|this|that|how|what|by|on|or|if)\b/gi;
/** A text with fewer of these words may be a name. */
const FEWEST = 3;
/** A text with a smaller share of them only quotes English. */
const LEAST_SHARE = 0.2;

/** Reports English sentences on a page in another language, except in elements marked as English. */
export function faultsOfEnglish(html: string): string[] {
  const own = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(\w+)\b[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g, '');
  const shown = [...own.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text);
  const spoken = [...own.matchAll(/\s(?:aria-label|title|alt|placeholder|content)="([^"]+)"/g)].map(
    ([, text = '']) => text,
  );
  return [...shown, ...spoken]
    .map((text) => unescapeHtml(text).trim())
    .filter(isEnglish)
    .map((text) => `says in English "${text.slice(0, 80)}"`);
}

function isEnglish(text: string): boolean {
  const words = text.split(/\s+/).length;
  const english = text.match(ENGLISH)?.length ?? 0;
  return english >= FEWEST && english / words >= LEAST_SHARE && !/^https?:/.test(text);
}
