import { expect, test } from 'vitest';
import type { BlogPost } from '../../../../contract/blog.ts';
import { rssOf } from './rss.ts';

const post: BlogPost = {
  id: 'a-post',
  slug: 'a-post',
  title: 'Grants & loans: <what> is "free"?',
  description: 'Rules in plain words.',
  content: '<p>See <a href="/blog/other">the other</a> & <a href="https://www.usa.gov">USA.gov</a>\u0007 ]]></p>',
  imageUrl: '/attached-assets/blog/a.svg',
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  readTime: '5 min read',
  tags: ['R&D'],
  author: 'Team',
  authorTitle: 'Research',
};
const site = new URL('https://grantlight.example');

test('an article is an item with its dates, escaped, its own links made whole', () => {
  const feed = rssOf([post], site);
  expect(feed).toContain('<title>Grants &amp; loans: &lt;what&gt; is &quot;free&quot;?</title>');
  expect(feed).toContain('<link>https://grantlight.example/blog/a-post</link>');
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>');
  expect(feed).toContain('<lastBuildDate>Sat, 21 Nov 2026 09:30:00 GMT</lastBuildDate>');
  expect(feed).toContain('<category>R&amp;D</category>');
  expect(feed).toContain('href=&quot;https://grantlight.example/blog/other&quot;');
  expect(feed).toContain('href=&quot;https://www.usa.gov&quot;');
  expect(feed).not.toContain('\u0007');
  expect(feed.replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toContain('&');
});

test('a blog without articles has a feed without items', () => {
  expect(rssOf([], site)).not.toContain('<item>');
  expect(rssOf([], site)).not.toContain('lastBuildDate');
});
