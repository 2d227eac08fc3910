import { getRssString } from '@astrojs/rss';
import { escapeUTF8 } from 'entities/escape';
import type { BlogPost } from '../../../../contract/blog.ts';
import { LANGUAGE_TAG, LOCALE } from '../../locale/locale.ts';
import { pathIn } from '../../locale/paths.ts';
import { FEED } from './texts.ts';

/** Returns the blog's RSS 2.0 feed, with the full text of each article. */
export function rssOf(posts: readonly BlogPost[], site: URL): Promise<string> {
  const newest = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const address = (path: string) => new URL(pathIn(LOCALE, path), site).href;
  return getRssString({
    title: FEED.title,
    description: FEED.description,
    site: address('/blog'),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      `<language>${LANGUAGE_TAG.toLowerCase()}</language>`,
      newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : '',
      `<atom:link href="${escapeUTF8(address('/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: posts.map((post) => ({
      title: post.title,
      link: address(`/blog/${post.slug}`),
      pubDate: new Date(post.createdAt),
      description: post.description,
      categories: post.tags,
      content: withWholeAddresses(post.content, site),
      // RSS `author` must be an email address, so the name goes into `dc:creator`.
      customData: `<dc:creator>${escapeUTF8(post.author)}</dc:creator>`,
    })),
  });
}

/** Makes links within the site absolute, because feed readers show the text on other sites. */
function withWholeAddresses(html: string, site: URL): string {
  return html.replaceAll(
    / (href|src)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, path: string) => ` ${name}="${site.origin}${pathIn(LOCALE, path)}"`,
  );
}
