import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../dev/run/stack.ts';

const FOLDER = join(ROOT, 'site', 'src', 'content', 'blog');

/** The topics of each article, read from the content, so tests also hold for future articles. */
const topics = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => /^tags: \[(.*)\]$/m.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1]?.split(', ') ?? []);

/** The number of articles, in all or on one topic. */
export function articleCount(topic?: string): number {
  return topics.filter((names) => topic === undefined || names.includes(topic)).length;
}

/** The structured data of the open page. */
export async function structuredDataOf(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null');
}
