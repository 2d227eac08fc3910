import { expect, test } from 'vitest';
import { SOURCE_WORDS } from '../../site/src/features/program/page/rest-texts.ts';
import { SOURCES } from '../../worker/crawler/registry.ts';

/** Sources whose programs are stored under a different name. */
const STORED_AS: Readonly<Record<string, string>> = {
  'live-search': 'perplexity',
  'grants-gov-extract': 'grants-gov',
  'assistance-listings-api': 'assistance-listings',
};

test('every crawled source, and no other, has a name that members understand', () => {
  const stored = new Set(SOURCES.map(({ name }) => STORED_AS[name] ?? name));
  expect(Object.keys(SOURCE_WORDS).toSorted()).toEqual([...stored].toSorted());
});
