import type { World } from './world.ts';

export interface ServedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a browser asks for: pages of invoices and receipts. */
export function pageFor(_world: World, _path: string): ServedPage {
  return { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'Not found' };
}
