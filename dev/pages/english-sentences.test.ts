import { expect, test } from 'vitest';
import { faultsOfEnglish } from './english-sentences.ts';

test('an English sentence on a Spanish page is reported, in texts and in attributes', () => {
  const page =
    '<p>Money for the rent of your home, if you are a parent.</p><a aria-label="Go to the list of programs for you">x</a>';
  expect(faultsOfEnglish(page)).toEqual([
    'says in English "Money for the rent of your home, if you are a parent."',
    'says in English "Go to the list of programs for you"',
  ]);
});

test('Spanish, names, and what is marked as English are not', () => {
  const page =
    '<p>Ayuda para pagar la renta de su hogar.</p><p>Department of Housing and Urban Development</p>' +
    '<a lang="en" href="/x">How to apply for the benefits that you are due</a><script>if (you) of(the, and)</script>';
  expect(faultsOfEnglish(page)).toEqual([]);
});
