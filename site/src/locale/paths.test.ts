import { expect, test } from 'vitest';
import { pathIn } from './paths.ts';
import { withoutLocale } from './prefix.ts';
import { isTranslated } from './translated-pages.ts';
import { withOwnLinks } from './translated-site.ts';

test.each([
  ['/about', '/es/about'],
  ['/blog/pell-grants-for-student-parents#sources', '/es/blog/pell-grants-for-student-parents#sources'],
  ['/blog?tag=Becas', '/es/blog?tag=Becas'],
  ['/profile', '/es/profile'],
  ['/admin', '/admin'],
  ['/', '/es'],
  ['/#plans', '/es#plans'],
  ['/get-help/texas?need=food', '/es/get-help/texas?need=food'],
  ['/api/health', '/api/health'],
])('%s in Spanish is %s', (path, spanish) => {
  expect(pathIn('es', path)).toBe(spanish);
  expect(pathIn('en', path)).toBe(path);
});

test('a path without its language stays a path', () => {
  expect(withoutLocale('/es/about', 'es')).toBe('/about');
  expect(withoutLocale('/es', 'es')).toBe('/');
  expect(withoutLocale('/essays', 'es')).toBe('/essays');
  expect(withoutLocale('/about', 'en')).toBe('/about');
});

test('links stay in the language of the page, if the page exists in it', () => {
  const page =
    '<a href="/about">A</a><a class="x" href="/admin">B</a><a href="//elsewhere.example/about">C</a>' +
    '<a href="/about" hreflang="en">D</a><form action="/blog"></form>' +
    '<script type="application/ld+json">{"url":"https://grantlight.example/faqs"}</script>';
  expect(withOwnLinks(page, 'es', 'https://grantlight.example')).toBe(
    '<a href="/es/about">A</a><a class="x" href="/admin" hreflang="en">B</a><a href="//elsewhere.example/about">C</a>' +
      '<a href="/about" hreflang="en">D</a><form action="/es/blog"></form>' +
      '<script type="application/ld+json">{"url":"https://grantlight.example/es/faqs"}</script>',
  );
});

test.each([
  ['/programs', true],
  ['/programs/liheap', true],
  ['/programs/need/bills', true],
  ['/programs/state/ohio/2', true],
  ['/programs/all/12', true],
  ['/programs/ohio-heap', true],
  ['/programs/no-such-program', false],
  ['/profile', true],
  ['/admin', false],
])('whether %s exists in Spanish: %s', (path, exists) => {
  expect(isTranslated(path)).toBe(exists);
  expect(pathIn('es', path)).toBe(exists ? `/es${path}` : path);
});
