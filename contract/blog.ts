import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const blogPost = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** HTML. */
  content: z.string(),
  imageUrl: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  readTime: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  authorTitle: z.string(),
});
export type BlogPost = z.infer<typeof blogPost>;

export const getBlog = endpoint({ method: 'GET', path: '/api/blog', access: 'public', response: z.array(blogPost) });
