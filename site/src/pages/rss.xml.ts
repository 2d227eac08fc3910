import type { APIRoute } from 'astro';
import { allArticles } from '../features/blog/articles.ts';
import { rssOf } from '../features/blog/rss.ts';

export const GET: APIRoute = async ({ site }) => {
  if (!site) throw new Error('The feed needs the address of the site (APP_URL).');
  const posts = (await allArticles()).map(({ post }) => post);
  return new Response(await rssOf(posts, site), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
};
