import { expect, test } from 'vitest';
import { readOn, sourceWords } from './source-words.ts';

test.each([
  ['SHIP, Utah Aging Services, as read in an undated copy', 'SHIP, Utah Aging Services', 'undated-copy'],
  ['42 CFR 406.20, Basic requirements, as read in a copy', '42 CFR 406.20, Basic requirements', 'copy'],
  ['Guidelines, as read in an archived copy of March 2, 2020; on fees, KFF', 'Guidelines; on fees, KFF', 'copy'],
  ['State listings of SHIP, as a public list took them down', 'State listings of SHIP', 'copy'],
  ["VA.gov, Purchase loan (older copy in VA's public content repository)", 'VA.gov, Purchase loan', 'copy'],
  ['FEMA copy rules, chapter 2', 'FEMA copy rules, chapter 2', 'page'],
])('%s', (title, name, read) => {
  expect(sourceWords(title)).toEqual({ name, read });
});

test('says whether a date is the page’s, the copy’s or the check’s', () => {
  const day = 'November 24, 2026';
  const on = (read: 'page' | 'copy' | 'undated-copy') => readOn({ name: 'A page', read }, day);
  expect([on('page'), on('copy'), on('undated-copy')]).toEqual([day, `copy of ${day}`, `checked ${day}, from a copy`]);
});
