import { expect, test } from 'vitest';
import { asksAbroad } from './abroad.ts';

test.each(['study abroad', 'U.S. embassy grants', 'school in Kenya', 'projects in sierra leone', 'outside the US'])(
  '“%s” asks for programs abroad',
  (text) => expect(asksAbroad(text)).toBe(true),
);

test.each([
  'heating bill',
  'help in Georgia',
  'Puerto Rico housing',
  'new mexico farm',
  'turkey farm',
  'guam schools',
  'indian tribes',
  'Michael Jordan',
  '',
])('“%s” does not ask for programs abroad', (text) => expect(asksAbroad(text)).toBe(false));
