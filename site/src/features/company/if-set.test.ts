import { expect, test } from 'vitest';
import { ifSet } from './if-set.ts';

test('shows a fact once the company is entered, never a placeholder', () => {
  expect(ifSet({ placeholder: false }, 'Ada Example')).toBe('Ada Example');
  expect(ifSet({ placeholder: true }, 'Name of the founder')).toBeNull();
});
