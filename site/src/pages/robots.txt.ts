import type { APIRoute } from 'astro';
import { LOCALES } from '../../../contract/locales.ts';
import { prefixOf } from '../locale/prefix.ts';

/** Private screens set `noindex` themselves. They aren't blocked here, because crawlers must be able to read that. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      ...['User-agent: *', 'Disallow: /api/', ''],
      ...LOCALES.map((locale) => `Sitemap: ${new URL(`${prefixOf(locale)}/sitemap-index.xml`, site).href}`),
      '',
    ].join('\n'),
  );
