import { createHash } from 'node:crypto';
import type { ChecklistItem } from '../../../contract/preparation.ts';
import { normalised } from '../../../matching/papers.ts';

/** The key of a tick: stable while the text's content stays the same. */
export function itemKeyOf(kind: ChecklistItem['kind'], text: string): string {
  return `${kind}:${createHash('sha256').update(normalised(text)).digest('base64url').slice(0, 22)}`;
}
