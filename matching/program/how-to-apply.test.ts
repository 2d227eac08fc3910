import { expect, test } from 'vitest';
import { applyLineOf } from './how-to-apply.ts';

test('separates steps from options and from links to the official page', () => {
  expect(applyLineOf('Find your State Administrative Agency and ask for its rules.')).toBe('step');
  expect(applyLineOf('You may apply for more than one site; in 2025 that was three.')).toBe('note');
  expect(applyLineOf("You don't need to apply for Enhanced STAR.")).toBe('note');
  expect(applyLineOf("You don't have to know which program fits.")).toBe('note');
  expect(applyLineOf("There's no application for the scholarship.")).toBe('note');
  expect(applyLineOf('You need not show your income.')).toBe('note');
  expect(applyLineOf('You fill in the form at the county office.')).toBe('step');
  expect(applyLineOf("The state's page tells you where to apply.")).toBe('pointer');
  expect(applyLineOf('There is no online application. Find a clinic that takes part.')).toBe('step');
});
