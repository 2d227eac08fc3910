import { createHash } from 'node:crypto';
import type { ChecklistItem } from '../../../../contract/saved/preparation.ts';
import { withoutCondition } from '../../../../matching/program/papers/own-papers.ts';
import { normalized } from '../../../../matching/program/papers/papers.ts';

/** Returns an item's key, which is stable as long as the text's content stays the same. */
export function itemKeyOf(kind: ChecklistItem['kind'], text: string): string {
  return `${kind}:${createHash('sha256').update(normalized(text)).digest('base64url').slice(0, 22)}`;
}

/**
 * Returns a document's key. It ignores the condition in the text, so it stays the same once we know whether the member
 * needs the document.
 */
export function documentKeyOf(text: string): string {
  return itemKeyOf('document', withoutCondition(text));
}
