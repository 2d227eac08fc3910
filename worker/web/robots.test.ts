import { expect, test } from 'vitest';
import { allows } from './robots.ts';

test.each([
  ['Disallow: /~ann/', '/%7Eann/plans', false],
  ['Disallow: /%7eann/', '/~ann/plans', false],
  ['Disallow: /%61nn', '/ann', false],
  ['Disallow: /a%3cd', '/a%3Cd', false],
  ['Disallow: /caf\u00e9', '/caf%C3%A9/menu', false],
  ['Disallow: /caf%c3%a9', '/caf%C3%A9/menu', false],
  // An encoded slash doesn't separate path segments.
  ['Disallow: /a%2Fb', '/a/b', true],
  ['Disallow: /a%2fb', '/a%2Fb', false],
  ['Disallow: /a%2A', '/a*', false],
  ['Disallow: /a%2A', '/abc', true],
  ['Disallow: /a$b', '/a$b', false],
  ['Disallow: /100%', '/100%', false],
  // The two rules are equally long only in normalized form.
  ['Disallow: /%7Eann\nAllow: /~ann/x', '/~ann/x', true],
])('%j: %s is allowed: %s', (rules, path, isAllowed) => {
  expect(allows(`User-agent: *\n${rules}`, path)).toBe(isAllowed);
});

test.each([
  ['Grantlight/1.0', true],
  ['grantlight/2.3 (+https://grantlight.example)', true],
  ['GrantlightBot', true],
  ['GrantlightBot/1.0', true],
  ['Grantlight*', true],
  ['GrantlightCopy', false],
  ['Grant', false],
])('the name %s means us: %s', (name, isUs) => {
  expect(allows(`User-agent: *\nAllow: /\n\nUser-agent: ${name}\nDisallow: /`, '/x')).toBe(!isUs);
});

test.each(['Sitemap: https://www.hud.gov/map.xml', 'Crawl-delay: 5', ''])('%j does not split a group', (line) => {
  expect(allows(`User-agent: Grantlight\n${line}\nUser-agent: other\nDisallow: /`, '/x')).toBe(false);
});
