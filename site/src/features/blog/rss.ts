import type { BlogPost } from '../../../../contract/blog.ts';
import { FEED } from './texts.ts';

/** The feed of the blog as RSS 2.0, each article with its full text. */
export function rssOf(posts: readonly BlogPost[], site: URL): string {
  const address = (path: string) => new URL(path, site).href;
  const newest = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const items = posts.map((post) => {
    const url = escaped(address(`/blog/${post.slug}`));
    return [
      `<item><title>${escaped(post.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate><dc:creator>${escaped(post.author)}</dc:creator>`,
      ...post.tags.map((tag) => `<category>${escaped(tag)}</category>`),
      `<description>${escaped(post.description)}</description>`,
      `<content:encoded>${escaped(withWholeAddresses(post.content, site))}</content:encoded></item>`,
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escaped(FEED.title)}</title><link>${escaped(address('/blog'))}</link>`,
    `<description>${escaped(FEED.description)}</description><language>en-us</language>`,
    newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : '',
    `<atom:link href="${escaped(address('/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}

/** Whoever reads the feed is elsewhere: links within the site need its name. */
function withWholeAddresses(html: string, site: URL): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${site.origin}/`);
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text as XML. What XML cannot hold at all, control characters, is left out. */
function escaped(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES.get(sign) ?? sign);
}
