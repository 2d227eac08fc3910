import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { BlogPost } from '../../../../contract/blog.ts';
import { inOwnLanguage } from '../../locale/own-language/in-own-language.ts';
import { imagePath } from './image-path.ts';
import { minutesToRead } from './reading-time.ts';
import { readTimeText } from './texts.ts';

export interface Article {
  post: BlogPost;
  entry: CollectionEntry<'blog'>;
}

/** Returns every article, newest first, in the API format plus its content collection entry. */
export async function allArticles(): Promise<Article[]> {
  const company = await getEntry('company', 'company');
  if (!company) throw new Error('content/company/company.yaml is missing');
  const { name, title } = company.data.editorial;
  const editorial = { name: inOwnLanguage(name), title: inOwnLanguage(title) };
  const entries = await getCollection('blog');
  return entries
    .map((entry) => ({ entry, post: postOf(entry, entry.data.author ?? editorial) }))
    .toSorted((a, b) => b.post.createdAt.localeCompare(a.post.createdAt) || a.post.slug.localeCompare(b.post.slug));
}

function postOf(entry: CollectionEntry<'blog'>, author: { name: string; title: string }): BlogPost {
  const { title, description, imageUrl, createdAt, updatedAt = createdAt, tags } = entry.data;
  return {
    id: entry.id,
    slug: entry.id,
    title,
    description,
    content: entry.rendered?.html ?? '',
    imageUrl: imagePath(imageUrl),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    readTime: readTimeText(minutesToRead(entry.body ?? '')),
    tags,
    author: author.name,
    authorTitle: author.title,
  };
}

/** Returns the topics of all articles, most frequent first. */
export function topicsOf(articles: readonly Article[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of articles.flatMap(({ post }) => post.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([topic]) => topic);
}

/** Returns the curated programs an article is about. Throws on an unknown ID. */
export async function programsOf({ entry }: Article): Promise<CollectionEntry<'programs'>[]> {
  return Promise.all(
    entry.data.programs.map(async (id) => {
      const program = await getEntry('programs', id);
      if (!program) throw new Error(`content/blog/${entry.id}.md mentions the unknown program "${id}".`);
      return program;
    }),
  );
}
