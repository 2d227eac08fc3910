import { getRssString } from '@astrojs/rss';
import type { BlogPost } from '../../../../contract/blog.ts';
import { FEED } from './texts.ts';

/** The feed of the blog as RSS 2.0, each article with its full text. */
export function rssOf(posts: readonly BlogPost[], site: URL): Promise<string> {
  const newest = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const address = (path: string) => new URL(path, site).href;
  return getRssString({
    title: FEED.title,
    description: FEED.description,
    site: address('/blog'),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      '<language>en-us</language>',
      newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : '',
      `<atom:link href="${escaped(address('/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: posts.map((post) => ({
      title: post.title,
      link: `/blog/${post.slug}`,
      pubDate: new Date(post.createdAt),
      description: post.description,
      categories: post.tags,
      content: withWholeAddresses(post.content, site),
      // `author` of RSS is an email address; a name stands here.
      customData: `<dc:creator>${escaped(post.author)}</dc:creator>`,
    })),
  });
}

/** Whoever reads the feed is elsewhere: links within the site need its name. */
function withWholeAddresses(html: string, site: URL): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${site.origin}/`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
