import type { APIRoute } from 'astro';

/** Private screens set `noindex` themselves. They aren't blocked here, because crawlers must be able to read that. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('sitemap-index.xml', site).href}`, ''].join('\n'),
  );
