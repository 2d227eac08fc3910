import type { APIRoute } from 'astro';

/** Private screens say `noindex` themselves, which a crawler must be able to read: they are not blocked here. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('sitemap-index.xml', site).href}`, ''].join('\n'),
  );
