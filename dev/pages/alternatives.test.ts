import { expect, it } from 'vitest';
import { faultsOfAlternatives } from './alternatives.ts';

it.each([
  ['<img src="/a.png" alt="A form with its first page filled in">'],
  ['<img src="/a.png" alt="">'],
  ['<svg aria-hidden="true" focusable="false">'],
  ['<svg role="img" aria-label="A beam of light">'],
])('finds nothing wrong with %s', (html) => {
  expect(faultsOfAlternatives(html)).toEqual([]);
});

it.each([
  ['<img src="/a.png">', 'shows /a.png without a text alternative'],
  ['<img src="/a.png" alt="Image of a form">', 'which does not say what it shows'],
  ['<img src="/a.png" alt="form-2.png">', 'which does not say what it shows'],
  ['<svg viewBox="0 0 1 1">', 'neither hidden nor named'],
])('finds what is wrong with %s', (html, fault) => {
  expect(faultsOfAlternatives(html)).toEqual([expect.stringContaining(fault)]);
});
