import { createHash } from 'node:crypto';
import type { ChecklistItem } from '../../../contract/preparation.ts';

/** A text without what an editor changes in passing: case, blanks, punctuation, kinds of apostrophes. */
export function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim();
}

/** By what ticks are kept: stays while the text says the same. */
export function itemKeyOf(kind: ChecklistItem['kind'], text: string): string {
  return `${kind}:${createHash('sha256').update(normalised(text)).digest('base64url').slice(0, 22)}`;
}
