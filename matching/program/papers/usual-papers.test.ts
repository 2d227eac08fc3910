import { expect, test } from 'vitest';
import type { Need } from '../../../contract/profile/profile.ts';
import { type PapersAsked, usualPapers } from './usual-papers.ts';

const asked = (needs: Need[], change: Partial<PapersAsked> = {}): PapersAsked => ({
  ...{ title: 'Help', programType: 'assistance', category: null, needs, rules: null, ...change },
});
const only = (kind: 'individual' | 'nonprofit'): PapersAsked['rules'] => ({
  ...{ fact: 'applicantKind', in: [kind], says: 'You apply', source: 'law' },
});

test.each([
  ['help with bills asks for the bill', asked(['bills', 'home']), /heating, electric or water bill/],
  ['help with rent asks for the lease', asked(['rent'], { rules: only('individual') }), /lease/],
  ['a tax credit asks for the year’s forms', asked(['money'], { title: 'Child Tax Credit' }), /W-2/],
  ['a property tax rebate asks for the tax bill', asked(['home'], { title: 'Property Tax/Rent Rebate' }), /tax bill/],
  ['a loan for a home asks for two years of taxes', asked(['home'], { programType: 'loan' }), /two years/],
  ['Medicare asks for the age', asked(['health'], { title: 'Medicare' }), /proof of age/],
  ['a nonprofit brings its letter from the IRS', asked(['food'], { rules: only('nonprofit') }), /IRS letter/],
  ['a crawled grant is for organizations', asked([], { programType: 'grant' }), /SAM\.gov/],
  ['a business brings its books', asked(['business'], { programType: 'loan' }), /profit and loss/],
  ['anything else takes ID, address and income', asked(['money']), /Proof of income for the last month/],
])('%s', (_, program, paper) => {
  expect(usualPapers(program).some((one) => paper.test(one))).toBe(true);
});
