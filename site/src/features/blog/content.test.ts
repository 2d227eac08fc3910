import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { postFrontmatter } from './frontmatter.ts';
import { MOTIFS } from './illustrations/motifs.ts';
import { countWords } from './reading-time.ts';

const FOLDER = new URL('../../content/blog/', import.meta.url);
const PUBLIC = new URL('../../../public/', import.meta.url);
const PROGRAMS = new URL('../../content/programs/', import.meta.url);

/** Government sites, plus publishers of laws and of Congressional Research Service reports. */
const OFFICIAL = /\.(gov|mil)$|^www\.(law\.cornell\.edu|everycrsreport\.com)$/;

const articles = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(new URL(file, FOLDER), 'utf8')) ?? [];
    const slug = file.replace(/\.md$/, '');
    return { slug, text, data: postFrontmatter.parse(parse(head)) };
  });
const slugs = articles.map(({ slug }) => slug);

test('has at least twelve articles, each with its own title, description and picture', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12);
  for (const key of ['title', 'description', 'imageUrl', 'imageAlt'] as const) {
    expect(new Set(articles.map(({ data }) => data[key])).size, key).toBe(articles.length);
  }
  expect(slugs).toContain('how-to-find-apply-grants-guide');
  expect(slugs).toContain('grant-writing-tips-winning-applications');
});

test.each(articles)('$slug is 900 to 1,800 words long and has headings', ({ slug, text }) => {
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  const words = countWords(text);
  expect(words).toBeGreaterThanOrEqual(900);
  expect(words).toBeLessThanOrEqual(1800);
  expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(4);
  expect(text).not.toMatch(/^# /m);
});

test.each(articles)('$slug links to official pages and existing articles', ({ slug, text, data }) => {
  const links = [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, address = '']) => address);
  for (const address of [...links, ...data.sources.map(({ url }) => url)]) {
    const article = /^\/blog\/([a-z0-9-]+)$/.exec(address)?.[1];
    if (article) {
      expect(slugs).toContain(article);
      expect(article).not.toBe(slug);
    } else {
      expect(new URL(address).hostname, address).toMatch(OFFICIAL);
    }
  }
  for (const id of data.programs) expect(existsSync(new URL(`${id}.yaml`, PROGRAMS)), id).toBe(true);
});

test.each(articles)('$slug has an existing picture, and was checked by its last change', ({ data }) => {
  const drawn = /^assets\/blog\/([a-z-]+)\.svg$/.exec(data.imageUrl)?.[1] ?? '';
  const file = data.imageUrl.replace(/^assets\//, 'attached-assets/').replace(/^\//, '');
  expect(drawn in MOTIFS || existsSync(new URL(file, PUBLIC)), data.imageUrl).toBe(true);
  const changed = (data.updatedAt ?? data.createdAt).toISOString().slice(0, 10);
  expect(data.checked.toISOString().slice(0, 10) <= changed).toBe(true);
});
