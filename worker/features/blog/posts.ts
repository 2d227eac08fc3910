import type { Fetcher } from '@cloudflare/workers-types';
import * as z from 'zod/mini';
import { type BlogPost, blogPost } from '../../../contract/blog.ts';

const posts = z.array(blogPost);

/** Returns the articles as written by the site's build, newest first. `origin` is any address of this site. */
export async function readPosts(assets: Fetcher, origin: string): Promise<BlogPost[]> {
  const response = await assets.fetch(new URL('/content/blog.json', origin).href);
  if (!response.ok) throw new Error(`The built site has no content/blog.json: ${response.status}`);
  return posts.parse(await response.json());
}
