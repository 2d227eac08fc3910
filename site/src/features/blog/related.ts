import { BLOG } from '../../../../contract/limits.ts';

interface Tagged {
  slug: string;
  tags: readonly string[];
}

/**
 * Picks the articles shown below an article: those that share the most topics, and the newest of the rest. `posts` must
 * be sorted newest first. No article appears twice, and the article itself isn't included.
 */
export function belowPost<P extends Tagged>(post: Tagged, posts: readonly P[]): { related: P[]; more: P[] } {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const shared = (other: P) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const related = others
    .filter((other) => shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, BLOG.relatedPosts);
  const more = others.filter((other) => !related.includes(other)).slice(0, BLOG.moreArticles);
  return { related, more };
}
