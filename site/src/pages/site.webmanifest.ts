import type { APIRoute } from 'astro';
import { PRODUCT_NAME } from '../../../contract/limits.ts';
import { token } from '../brand/colors.ts';
import { PNG_ICONS } from '../brand/icons.ts';
import { PROMISE } from '../brand/texts.ts';

const icon = (name: keyof typeof PNG_ICONS, purpose: 'any' | 'maskable') => {
  const { size } = PNG_ICONS[name];
  return { src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
};

/** Describes how the site looks on a home screen. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: `${PROMISE}.`,
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: token('--paper').light,
    background_color: token('--paper').light,
    icons: [icon('icon-192', 'any'), icon('icon-512', 'any'), icon('icon-maskable-512', 'maskable')],
  });
