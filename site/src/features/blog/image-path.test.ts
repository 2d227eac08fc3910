import { expect, test } from 'vitest';
import { imagePath } from './image-path.ts';

test.each([
  ['assets/blog/heating.svg', '/attached-assets/blog/heating.svg'],
  ['/assets/blog/heating.svg', '/attached-assets/blog/heating.svg'],
  ['/attached-assets/blog/heating.svg', '/attached-assets/blog/heating.svg'],
  ['/pictures/assets/heating.svg', '/pictures/assets/heating.svg'],
  ['https://example.org/assets/a.png', 'https://example.org/assets/a.png'],
])('the picture %s is at %s', (imageUrl, path) => {
  expect(imagePath(imageUrl)).toBe(path);
});
