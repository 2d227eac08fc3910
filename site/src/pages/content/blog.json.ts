import type { APIRoute } from 'astro';
import { allArticles } from '../../features/blog/articles.ts';

/** Every article, for the Worker to read through its ASSETS binding: the response of `GET /api/blog`. */
export const GET: APIRoute = async () => Response.json((await allArticles()).map(({ post }) => post));
