import { expect, test } from 'vitest';
import { changingDays, isLaw } from './source-dates.ts';

const law = {
  title: '8 U.S.C. 1613, Five-year limited eligibility',
  url: 'https://www.law.cornell.edu/uscode/text/8/1613',
  date: '1998-10-27',
};
const page = {
  title: 'LIHEAP, Administration for Children and Families',
  url: 'https://www.acf.hhs.gov/ocs/liheap',
  date: '2024-05-01',
};

test.each([
  ['20 CFR 404.310, When am I entitled to old-age benefits?', true],
  ['Code of Virginia 58.1-339.8, credit for low-income taxpayers', true],
  ['New York Tax Law 606(d) and Form IT-215', true],
  ['Minnesota Statutes 136A.121, Program responsibilities, as read in a copy', true],
  ['Apply for OHP, Oregon Health Authority, as read in a copy', false],
  ['Building code grants, City of Denver', false],
])('%s: the law %s', (title, expected) => {
  expect(isLaw({ title, url: 'https://example.gov/' })).toBe(expected);
});

test('dates come from sources other than laws, if there are any', () => {
  expect(changingDays({ law, page, newer: { ...page, date: '2026-08-19' } })).toEqual(['2024-05-01', '2026-08-19']);
  expect(changingDays({ law })).toEqual(['1998-10-27']);
});
