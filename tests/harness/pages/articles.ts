import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../dev/run/stack.ts';

const FOLDER = join(ROOT, 'site', 'src', 'content', 'blog');

/** The topics of each article. Read from the content, so tests also work with future articles. */
const topics = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => /^tags: \[(.*)\]$/m.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1]?.split(', ') ?? []);

/** Returns the number of articles, in total or on one topic. */
export function articleCount(topic?: string): number {
  return topics.filter((names) => topic === undefined || names.includes(topic)).length;
}

/** Returns the structured data of the open page. */
export async function structuredDataOf(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null');
}
