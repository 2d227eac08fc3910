import { expect, test } from 'vitest';
import { exclusionsIn } from './exclusions.ts';

test.each([
  ['anything but loans', ['loans'], ''],
  ['no loans', ['loans'], ''],
  ['without a loan', ['loans'], ''],
  ['fix my roof without a loan', ['loans'], 'fix my roof'],
  ['grants not loans for my farm', ['loans'], 'grants for my farm'],
  ['I don’t want any more student loans for college', ['loans'], 'I for college'],
  ['money for school that I do not have to pay back', ['loans'], 'money for school'],
  ['not medicaid', ['medicaid'], ''],
  ['health insurance but not medicaid', ['medicaid'], 'health insurance'],
  ['rent help other than section 8', ['section 8'], 'rent help'],
  ['anything except food stamps or loans', ['loans', 'food stamps'], ''],
  ['not medicaid or section 8, but rent help', ['medicaid', 'section 8'], ', but rent help'],
  ['I am not a veteran', ['programs for veterans'], ''],
  ['i’m not a student, need help with rent', ['programs for students'], ', need help with rent'],
  ['help for someone who is not disabled', ['programs for people with disabilities'], 'help for someone who is'],
  ['anything but trains', ['trains'], ''],
])('%j excludes %j', (text, names, rest) => {
  const exclusions = exclusionsIn(text);
  expect(exclusions.names).toEqual(names);
  expect(exclusions.rest).toBe(rest);
});

test.each([
  'no heat in my house',
  'no insurance',
  'I have no job and no car',
  'not able to pay my student loans',
  'cannot get a bank loan',
  'no down payment home loan',
  'no interest loan',
  'no medicaid and need a doctor',
  'not on medicaid',
  'not just loans',
  'loan forgiveness',
  'my husband is not working',
  'veteran',
  'nothing to eat',
  'not homeless yet but behind on rent',
])('%j asks for what it names', (text) => {
  expect(exclusionsIn(text)).toMatchObject({ names: [], rest: text });
});

test('exclusions match by kind, title and facts', () => {
  expect(exclusionsIn('no loans').kinds).toEqual(['loan']);
  const { excludes } = exclusionsIn('not medicaid');
  expect(excludes('Medicaid for Pregnant Women')).toBe(true);
  expect(excludes('Premium Tax Credit')).toBe(false);
  expect(exclusionsIn('I am not a veteran').facts).toEqual({ veteran: false });
});

test.each([
  ['anything but food stamps', 'Ohio Food Assistance (SNAP)'],
  ['anything but SSI', 'Supplemental Security Income'],
  ['not section 8', 'Section 8 Housing Choice Vouchers'],
  ['not medicaid', 'Medical Assistance Program'],
])('%j excludes a program by another name: %s', (text, title) => {
  expect(exclusionsIn(text).excludes(title)).toBe(true);
  expect(exclusionsIn(text).excludes('Head Start')).toBe(false);
});
