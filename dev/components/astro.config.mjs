import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import site from '../../astro.config.mjs';

/**
 * Configures the site that shows the components. It uses the product's configuration with different pages, which keeps
 * them out of product builds.
 */
const clone = new URL('../../', import.meta.url);
const inClone = (path) => (path.startsWith('./') ? new URL(path, clone) : path);

export default defineConfig({
  ...site,
  site: 'http://components.test',
  root: fileURLToPath(new URL('./', import.meta.url)),
  srcDir: '.',
  publicDir: fileURLToPath(new URL('site/public', clone)),
  outDir: process.env.COMPONENTS_OUT_DIR ?? fileURLToPath(new URL('dist/components', clone)),
  cacheDir: fileURLToPath(new URL('node_modules/.astro-components', clone)),
  fonts: site.fonts.map(({ options, ...font }) => ({
    ...font,
    options: {
      ...options,
      variants: options.variants.map(({ src, ...variant }) => ({ ...variant, src: src.map(inClone) })),
    },
  })),
  // Sitemaps and social images are for the product's pages only.
  integrations: site.integrations.filter(({ name }) => name === '@astrojs/react'),
  vite: { ...site.vite, cacheDir: fileURLToPath(new URL('node_modules/.vite-components', clone)) },
});
