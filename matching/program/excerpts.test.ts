import { expect, test } from 'vitest';
import { excerpts } from './excerpts.ts';

test('long texts are cut down to where they begin to differ', () => {
  const same = 'You live in the county and own the home that you live in. '.repeat(10);
  const { before, after, isCut } = excerpts(
    `${same}You are 60 or older.`,
    `${same}You are 62 or older. ${'And more. '.repeat(100)}`,
  );
  expect(before).toBe('… that you live in. You are 60 or older.');
  expect(after).toMatch(/^… that you live in\. You are 62 or older\. And more\..* …$/);
  expect(isCut).toBe(true);
  expect(after.length).toBeLessThan(260);
  expect(excerpts('$1', '$2')).toEqual({ before: '$1', after: '$2', isCut: false });
  expect(excerpts('x'.repeat(500), '$2').before).toHaveLength(242);
});

test('list items become one line', () => {
  expect(excerpts('Owners\n\nVeterans', 'You own it.\r\nYou live in it')).toMatchObject({
    before: 'Owners; Veterans',
    after: 'You own it. You live in it',
  });
});
