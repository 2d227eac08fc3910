import { expect, test } from 'vitest';
import { paperOf } from './papers.ts';

test.each([
  ['income', "Proof of the household's income, such as pay stubs"],
  ['income', 'Proof of household income; the office asks for other proof if it needs it'],
  ['income', 'Proof of income, such as pay stubs, of everyone in the household'],
  ['income', 'What your household earns each month'],
  ['identity', 'Photo ID'],
  ['identity', 'Proof of identity'],
  ['identity', "Proof of who you are, such as a driver's license or state ID (asked for in Kansas)"],
  ['identity', 'A valid photo ID'],
  ['address', 'Proof of your address (asked for in Illinois)'],
  ['address', 'Proof that you live in New Mexico, such as a lease or a utility bill'],
  ['social-security-numbers', 'Social Security number of each person who applies'],
  ['social-security-numbers', 'Social Security numbers of those who apply, if they have one'],
  ['citizenship', 'Proof of U.S. citizenship or of your immigration status'],
  ['bank', 'Your newest bank statements'],
  ['fafsa', 'The FAFSA, each year'],
  ['discharge', 'DD-214 or the discharge paper of your service'],
  ['va-rating', 'Letter of the VA with your disability rating'],
])('%s means: %s', (key, text) => expect(paperOf(text)?.key).toBe(key));

test.each([
  'Proof of income for the last 30 days',
  'What your household earns each month, and what it owns',
  'Photo ID of every adult in the household',
  'Proof of income of the month before you apply',
  'Proof of income and debts, and papers about the property',
  'Proof of identity, and of citizenship or immigration status',
  'Proof of who you are and Social Security cards',
  'Social Security number of the child',
  'Social Security number or Individual Taxpayer Identification Number',
  "Proof of the child's identity, such as a birth certificate",
  'Proof that you live in Nevada, of income, and of your work schedule',
  'FAFSA or ORSAA',
  'The FAFSA and the application for the state’s Tuition Assistance Program (TAP), if you can get federal aid',
  'Social Security number and driver’s license or state ID',
  'Federal tax return of the year before',
])('a separate document: %s', (text) => expect(paperOf(text)).toBeUndefined());
