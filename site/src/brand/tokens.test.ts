import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTokens } from './tokens.ts';

const token = readTokens(`
:root {
  /* Ground */
  --paper: light-dark(#f8f3e8, #0e1815);
  --night: #11372d;
  --mixed: light-dark(rgb(1, 2, 3), rgb(4 5 6 / 0.7));
  --broken: light-dark(#fff);
}
@media print { :root { --night: #000; } }
`);

test('a token has a light and a dark value', () => {
  expect(token('--paper')).toEqual({ light: '#f8f3e8', dark: '#0e1815' });
  expect(token('--night')).toEqual({ light: '#11372d', dark: '#11372d' });
  expect(token('--mixed')).toEqual({ light: 'rgb(1, 2, 3)', dark: 'rgb(4 5 6 / 0.7)' });
});

test('names a token that is missing or incomplete', () => {
  expect(() => token('--pap')).toThrow('styles/tokens.css has no token --pap.');
  expect(() => token('--broken')).toThrow('The token --broken needs a light and a dark value.');
});

test('the style sheet has the colors that pictures use', () => {
  const real = readTokens(readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'));
  for (const name of ['--paper', '--ink', '--ink-soft', '--night', '--accent', '--beam'] as const) {
    expect(real(name).light).toMatch(/^#[\da-f]{6}$/);
  }
});
