import type { BlogPost } from '../../../../contract/blog.ts';
import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import { LANGUAGE_TAG, LOCALE } from '../../locale/locale.ts';
import { prefixOf } from '../../locale/prefix.ts';
import { LIST, POST } from './texts.ts';

const CONTEXT = 'https://schema.org';
const publisher = (site: URL | undefined) => ({
  '@type': 'Organization',
  name: PRODUCT_NAME,
  url: new URL('/', site).href,
  logo: { '@type': 'ImageObject', url: new URL('/icon-512.png', site).href },
});

const authorOf = (name: string, site: URL | undefined) => ({
  '@type': 'Organization',
  name,
  url: new URL('/about', site).href,
});

/** Returns the structured data for the list of articles. */
export function blogData(posts: readonly BlogPost[], site: URL | undefined): Record<string, unknown> {
  return {
    '@context': CONTEXT,
    '@type': 'Blog',
    name: LIST.headTitle,
    description: LIST.headDescription,
    url: new URL('/blog', site).href,
    publisher: publisher(site),
    blogPost: posts.map(({ slug, title, author, createdAt, updatedAt }) => ({
      '@type': 'BlogPosting',
      headline: title,
      author: authorOf(author, site),
      url: new URL(`/blog/${slug}`, site).href,
      datePublished: createdAt,
      dateModified: updatedAt,
    })),
  };
}

/** Returns the structured data for an article and its breadcrumbs. */
export function postData(post: BlogPost, words: number, site: URL | undefined): Record<string, unknown>[] {
  const url = new URL(`/blog/${post.slug}`, site).href;
  return [
    {
      '@context': CONTEXT,
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      image: [
        new URL(`${prefixOf(LOCALE)}/social/blog/${post.slug}.png`, site).href,
        new URL(post.imageUrl, site).href,
      ],
      datePublished: post.createdAt,
      dateModified: post.updatedAt,
      author: authorOf(post.author, site),
      publisher: publisher(site),
      mainEntityOfPage: url,
      keywords: post.tags.join(', '),
      wordCount: words,
      inLanguage: LANGUAGE_TAG,
      isAccessibleForFree: true,
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: POST.back, item: new URL('/blog', site).href },
        { '@type': 'ListItem', position: 2, name: post.title, item: url },
      ],
    },
  ];
}
