import { expect, test } from 'vitest';
import { headOf, pathOf, servesManyUrls } from './head.ts';

const description = 'A description of at least fifty characters, as search engines want it.';

test("appends the product's name to a title that leaves room for it", () => {
  expect(headOf('/faqs', { title: 'FAQs', description }).fullTitle).toBe('FAQs | Grantlight');
  const long = 'How to find grants and apply for them: a complete guide in steps';
  expect(headOf('/blog/guide', { title: long, description }).fullTitle).toBe(long);
  expect(headOf('/', { title: 'Complete in itself', description, wholeTitle: true }).fullTitle).toBe(
    'Complete in itself',
  );
});

test('rejects a title or description of the wrong length and names the page', () => {
  expect(() => headOf('/x', { title: 'x'.repeat(71), description })).toThrow(
    'The page /x needs a title of 10 to 70 characters and has one of 71',
  );
  expect(() => headOf('/x', { title: 'Short', description, wholeTitle: true })).toThrow('has one of 5: "Short".');
  for (const length of [49, 201]) {
    expect(() => headOf('/x', { title: 'Some title', description: 'x'.repeat(length) })).toThrow(
      `The page /x needs a description of 50 to 200 characters and has one of ${length}`,
    );
  }
});

test('a page has its own social card or shares one', () => {
  const title = 'Some title';
  expect(headOf('/', { title, description })).toMatchObject({ cardPath: '/social/home.png', cardTitle: title });
  expect(headOf('/blog/a-post', { title, description }).cardPath).toBe('/social/blog/a-post.png');
  const card = { name: 'programs/housing', title: 'Help with housing' };
  expect(headOf('/programs/x', { title, description, card })).toMatchObject({
    cardPath: '/social/programs/housing.png',
    cardTitle: 'Help with housing',
  });
  expect(() => headOf('/x', { title, description, card: { name: '../x', title } })).toThrow(
    'names its social card "../x"',
  );
});

test.each([
  ['/404', true],
  ['/blog/404', true],
  ['/shell/apply', true],
  ['/blog', false],
  ['/blog/form-404-explained', false],
])('the page %s serves many addresses: %s', (path, many) => {
  expect(servesManyUrls(path)).toBe(many);
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/auth.html', '/auth'],
  ['/shell/apply.html', '/shell/apply'],
  ['/blog/', '/blog'],
])('the page at %s has the path %s', (address, path) => {
  expect(pathOf(new URL(address, 'https://x.example'))).toBe(path);
});
