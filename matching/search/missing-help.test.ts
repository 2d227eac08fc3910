import { expect, test } from 'vitest';
import { missingHelpIn } from './missing-help.ts';

test.each([
  ['no medicaid', 'Medicaid', 'Medicaid health insurance'],
  ['No Medicaid!', 'Medicaid', 'Medicaid health insurance'],
  ['i have no medicaid', 'Medicaid', 'Medicaid health insurance'],
  ['not on medicaid', 'Medicaid', 'Medicaid health insurance'],
  ['without obamacare', 'Obamacare', 'Obamacare health insurance'],
  ['no food stamps', 'food stamps', 'food stamps'],
  ['no more snap', 'food stamps', 'food stamps'],
  ['i don’t have any ebt', 'food stamps', 'food stamps'],
  ['no section 8', 'Section 8', 'Section 8'],
  ['no unemployment benefits', 'unemployment', 'unemployment'],
])('%j says that the person lacks the help', (text, name, searched) => {
  expect(missingHelpIn(text)).toEqual({ name, searched });
});

test.each([
  'not medicaid',
  'anything but medicaid',
  'no medicaid and need a doctor',
  'no medicaid office near me',
  'medicaid',
  'no insurance',
  'no loans',
  'no heat',
  'i don’t want medicaid',
])('%j does not say that help is missing', (text) => {
  expect(missingHelpIn(text)).toBeNull();
});
