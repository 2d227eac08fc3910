import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { DEFAULT_LOCALE, LOCALES } from './contract/locales.ts';
import { chunks } from './site/src/brand/chunks.ts';
import { preloads } from './site/src/brand/preloads.ts';
import { datedEntry, isForSearchEngines } from './site/src/brand/sitemap.ts';
import { socialCards } from './site/src/brand/social-cards.ts';
import { translatedLinks } from './site/src/locale/translated-links.ts';
import { translatedModules } from './site/src/locale/translated-modules.ts';
import { translatedSite } from './site/src/locale/translated-site.ts';

/** Describes a variable font in a local file. Astro adds a fallback with the same metrics, so nothing shifts. */
const font = (name, cssVariable, fallbacks, weight, file) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  options: { variants: [{ weight, style: 'normal', display: 'swap', src: [file] }] },
});

/** The site is built once per language. Each build contains only its own language. */
const locale = LOCALES.find((one) => one === process.env.SITE_LOCALE) ?? DEFAULT_LOCALE;
const isDefault = locale === DEFAULT_LOCALE;
const site = process.env.APP_URL ?? 'http://localhost:8787';
const outDir = process.env.SITE_OUT_DIR ?? './dist/site';

const preloading = preloads();

export default defineConfig({
  site,
  ...(isDefault ? {} : { base: `/${locale}` }),
  i18n: { locales: [...LOCALES], defaultLocale: locale },
  srcDir: './site/src',
  // Only the default language's build copies these files. Every language uses them.
  publicDir: isDefault ? './site/public' : './site/src/locale/no-public-files',
  outDir,
  ...(process.env.SITE_CACHE_DIR ? { cacheDir: process.env.SITE_CACHE_DIR } : {}),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  security: { csp: { directives: ["default-src 'self'", "img-src 'self' data:"] } },
  fonts: [
    font(
      'Fraunces',
      '--font-heading',
      ['Georgia', 'serif'],
      '400 600',
      './site/src/styles/fonts/fraunces-72-latin.woff2',
    ),
    font(
      'Source Sans 3',
      '--font-text',
      ['sans-serif'],
      '200 900',
      '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    ),
  ],
  integrations: [
    react(),
    translatedSite(locale, site),
    sitemap({ filter: isForSearchEngines(outDir, locale), serialize: datedEntry(outDir, locale) }),
    socialCards(locale),
    preloading.integration,
  ],
  vite: { plugins: [translatedModules(locale), translatedLinks(locale), tailwindcss(), chunks(), preloading.plugin] },
});
