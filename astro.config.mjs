import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

/** Screens behind the login, and shells that a rewrite serves, are not for search engines. */
const PRIVATE = /\/(auth|profile|search-results|subscription|applications|admin|shell|grants|reset-password|404)/;

export default defineConfig({
  site: process.env.APP_URL ?? 'http://localhost:8787',
  srcDir: './site/src',
  publicDir: './site/public',
  outDir: './dist/site',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  security: { csp: true },
  integrations: [react(), sitemap({ filter: (page) => !PRIVATE.test(new URL(page).pathname) })],
  vite: { plugins: [tailwindcss()] },
});
