import { getBlog } from '../../../../contract/blog.ts';
import { call } from '../../lib/api.ts';

/** Returns a function that gets an article's words by slug. Throws an ApiError if they can't be loaded. */
export async function fetchFullText(): Promise<(slug: string) => string> {
  const posts = await call(getBlog);
  const texts = new Map(posts.map(({ slug, content }) => [slug, textOf(content)]));
  return (slug) => texts.get(slug) ?? '';
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
