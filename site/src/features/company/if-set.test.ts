import { expect, test } from 'vitest';
import { ifSet } from './if-set.ts';

test('a fact is shown once the company is entered, and no placeholder', () => {
  expect(ifSet({ placeholder: false }, 'Ada Example')).toBe('Ada Example');
  expect(ifSet({ placeholder: true }, 'Name of the founder')).toBeNull();
});
