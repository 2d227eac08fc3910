import { expect, test } from 'vitest';
import { islandLinks, preloads } from './preloads.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk', name: 'some', imports });

test('a dynamic import preloads only what its chunk has not imported', () => {
  const { plugin } = preloads();
  plugin.generateBundle.handler(null, {
    'page.js': chunk('react.js', 'store.js'),
    'store.js': chunk('api.js'),
    'react.js': chunk(),
    'api.js': chunk(),
    'dialog.js': chunk('react.js', 'api.js', 'form.js'),
    'form.js': chunk('react.js'),
  });
  const { resolveDependencies } = plugin.config().build.modulePreload;
  const needed = ['dialog.js', 'react.js', 'api.js', 'form.js'];
  expect(resolveDependencies('dialog.js', needed, { hostId: 'page.js' })).toEqual(['dialog.js', 'form.js']);
  expect(resolveDependencies('dialog.js', needed, { hostId: 'store.js' })).toEqual([
    'dialog.js',
    'react.js',
    'form.js',
  ]);
});

const bundle = {
  '_astro/Screen.js': chunk('_astro/search.js'),
  '_astro/search.js': { ...chunk('_astro/react.js'), name: 'SearchScreen' },
  '_astro/client.js': chunk('_astro/react.js'),
  '_astro/react.js': chunk(),
  '_astro/list.js': { ...chunk('_astro/search.js', '_astro/card.js'), name: 'list' },
  '_astro/card.js': chunk(),
  '_astro/dialog.js': chunk(),
};
const linked = (html: string) =>
  [...islandLinks(bundle, html).matchAll(/href="\/_astro\/([^"]+)"/g)].map(([, file]) => file);

test('a page with an island preloads its imports and the code its screen needs first', () => {
  const island = '<astro-island component-url="/_astro/Screen.js" renderer-url="/_astro/client.js">';
  expect(linked(island)).toEqual(['Screen.js', 'search.js', 'react.js', 'client.js', 'list.js', 'card.js']);
});

test('a page without an island has no preload links', () => {
  expect(islandLinks(bundle, '<script type="module" src="/_astro/react.js"></script>')).toBe('');
});
