import { expect, test } from 'vitest';
import type { BlogPost } from '../../../../contract/blog.ts';
import { rssOf } from './rss.ts';

const post: BlogPost = {
  id: 'a-post',
  slug: 'a-post',
  title: 'Grants & loans: <what> is "free"?',
  description: 'Rules in plain words.',
  content: '<p>See <a href="/blog/other">the other</a> &amp; <a href="https://www.usa.gov">USA.gov</a> ]]></p>',
  imageUrl: '/attached-assets/blog/a.svg',
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  readTime: '5 min read',
  tags: ['R&D'],
  author: 'Team A & B',
  authorTitle: 'Research',
};
const site = new URL('https://grantlight.example');

/** Decodes a feed's escapes once, as a feed reader does. */
const read = (feed: string) =>
  feed.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('an article is an escaped item with dates and absolute links', async () => {
  const feed = await rssOf([post], site);
  expect(feed).toContain('<link>https://grantlight.example/blog/a-post</link>');
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>');
  expect(feed).toContain('<lastBuildDate>Sat, 21 Nov 2026 09:30:00 GMT</lastBuildDate>');
  expect(feed).not.toContain('<what>');
  const text = read(feed);
  expect(text).toContain('<title>Grants & loans: <what> is "free"?</title>');
  expect(text).toContain('<category>R&D</category>');
  expect(text).toContain('<dc:creator>Team A & B</dc:creator>');
  expect(text).toContain('href="https://grantlight.example/blog/other"');
  expect(text).toContain('href="https://www.usa.gov"');
  expect(feed.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
});

test('a blog without articles has a feed without items', async () => {
  const feed = await rssOf([], site);
  expect(feed).not.toContain('<item>');
  expect(feed).not.toContain('lastBuildDate');
});
