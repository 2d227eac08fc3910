import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaOf } from '../brand/built-page.ts';

/** The moment of the last change that a built page states in its head; undefined where it states none. */
export function changedOn(site: string, path: string): string | undefined {
  const file = join(site, path === '/' ? 'index.html' : `${path}.html`);
  return existsSync(file) ? metaOf(readFileSync(file, 'utf8'), 'article:modified_time') : undefined;
}
