import { expect, test } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { prefixOf } from '../../site/src/locale/prefix.ts';
import { parseAssetRules, readAssetRules } from './asset-rules.ts';

const rules = parseAssetRules(
  `/grants /search-results 302
# A comment.
/:a/ /:a 308
/:a/:b/ /:a/:b 308
/grants/:id/apply /shell/apply 200
`,
  `# A comment.
/*
  X-Frame-Options: DENY
  Content-Security-Policy: object-src 'none'; form-action 'self'

/content/*
  ! Cache-Control
  X-Robots-Tag: noindex
`,
);

test.each([
  ['/grants', { to: '/search-results', status: 302 }],
  ['/programs/snap/', { to: '/programs/snap', status: 308 }],
  ['/grants/snap/apply', { to: '/shell/apply', status: 200 }],
  ['/', null],
  ['//elsewhere.example/', null],
  ['/grants/a/b/apply', null],
])('%s leads to %o', (path, target) => {
  expect(rules.targetOf(path)).toEqual(target);
});

test('each block that matches a path adds its headers', () => {
  expect(rules.headersOf('/about')).toEqual({
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "object-src 'none'; form-action 'self'",
  });
  expect(rules.headersOf('/content/blog.json')).toHaveProperty('X-Robots-Tag', 'noindex');
});

test.each(LOCALES)('files and feeds in %s have the headers of the default language', (locale) => {
  const { headersOf } = readAssetRules(new URL('../../site/public/', import.meta.url));
  for (const path of ['/_astro/page.js', '/content/program-names.json', '/rss.xml', '/sitemap-0.xml']) {
    expect(headersOf(prefixOf(locale) + path)).toEqual(headersOf(path));
  }
});
