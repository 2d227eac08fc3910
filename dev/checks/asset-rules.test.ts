import { expect, test } from 'vitest';
import { parseAssetRules } from './asset-rules.ts';

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
