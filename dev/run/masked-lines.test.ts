import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { maskedLines, withoutTokens } from './masked-lines.ts';

const token = randomBytes(32).toString('base64url');

test.each([
  [`GET /reset-password/${token} 200 OK (7ms)`, 'GET /reset-password/… 200 OK (7ms)'],
  [`GET /api/calendar/${token}.ics 200 OK (7ms)`, 'GET /api/calendar/… 200 OK (7ms)'],
  [`GET /confirm-email/${token}?x=1 200 OK`, 'GET /confirm-email/…?x=1 200 OK'],
  ['GET /grants/a-program-whose-name-is-long-enough-to-look-alike-but-longer/apply', null],
  ['{"request":"GET /api/reset-password/:token"}', null],
])('the line %j has no token', (line, expected) => {
  expect(withoutTokens(line)).toBe(expected ?? line);
});

test('a token split in two is masked, and the last line needs no line break', async () => {
  const lines = maskedLines();
  const written = text(lines);
  for (const piece of [`GET /reset-password/${token.slice(0, 20)}`, `${token.slice(20)} 200 OK\nGET /x/`, token])
    lines.write(Buffer.from(piece));
  lines.end();
  expect(await written).toBe('GET /reset-password/… 200 OK\nGET /x/…');
});
