import { expect, test } from 'vitest';
import { preloads } from './preloads.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk', imports });

test('what a chunk loads later is preloaded without what that chunk has imported', () => {
  const plugin = preloads();
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
