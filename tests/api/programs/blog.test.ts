import { expect, test } from 'vitest';
import { getBlog } from '../../../contract/blog.ts';
import { newClient } from '../../harness/api.ts';

test('anyone can list the posts, newest first, with all their fields', async () => {
  const { body: posts } = await newClient().ok(getBlog);
  expect(posts.length).toBeGreaterThanOrEqual(12);
  const dates = posts.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
  for (const post of posts) {
    expect(post.id).toBe(post.slug);
    expect(post.content).toMatch(/^<p>/);
    expect(post.readTime).toMatch(/^\d+ min read$/);
    expect(post.tags.length).toBeGreaterThan(0);
    expect(Date.parse(post.updatedAt)).toBeGreaterThanOrEqual(Date.parse(post.createdAt));
    expect([post.author, post.authorTitle]).toEqual(['Grantlight Editorial Team', 'Research and editing']);
  }
});

test('the picture of a post is a file of the site', async () => {
  const client = newClient();
  const { body: posts } = await client.ok(getBlog);
  for (const { imageUrl } of posts) {
    expect(imageUrl).toMatch(/^\/attached-assets\//);
    const response = await fetch(new URL(imageUrl, client.base));
    const type = response.headers.get('content-type');
    expect([imageUrl, response.status, type]).toEqual([imageUrl, 200, 'image/svg+xml; charset=utf-8']);
    await response.body?.cancel();
  }
});

test('the feed has a date and every post', async () => {
  const client = newClient();
  const { body: posts } = await client.ok(getBlog);
  const response = await fetch(new URL('/rss.xml', client.base));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/xml/);
  const feed = await response.text();
  expect(feed.match(/<item>/g)).toHaveLength(posts.length);
  expect(feed.match(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/g)).toHaveLength(posts.length);
  for (const { slug } of posts) expect(feed).toContain(`/blog/${slug}</link>`);
});
