/** True quotes, each with what a small word makes of it: another duty, another payer, another way, another paper. */
export const TURNED: readonly (readonly [quote: string, text: string])[] = [
  [
    'Submit a passport and a birth certificate with the form.',
    'Submit a passport or a birth certificate with the form.',
  ],
  ['Provide a pay stub or a tax return for last year.', 'Provide a pay stub and a tax return for last year.'],
  ['Both parents must sign the form.', 'Either parent must sign the form.'],
  ['We pay the application fee to the county.', 'You pay the application fee to the county.'],
  ['The office calls you within a week to confirm.', 'You call the office within a week to confirm.'],
  ['Interest is paid to you by the lender each month.', 'Interest is paid by you to the lender each month.'],
  ['The bank lends money to the farmer for seed.', 'The bank lends money from the farmer for seed.'],
  ['Repay the loan through your employer each month.', 'Repay the loan to your employer each month.'],
  ['Send the form to the county, which decides.', 'Send the form from the county, which decides.'],
  ['Homes built before 1978 that are in flood zones.', 'Homes built before 1978 that are out of flood zones.'],
  ['Call the county office to apply for the program.', 'Email the county office to apply for the program.'],
  ['Apply by phone at your county office.', 'Apply by email at your county office.'],
  ['Visit the county office to apply.', 'Call the county office to apply.'],
  ['Write to the mayor about the grant.', 'Phone the mayor about the grant.'],
  ['Applicants must own the home that is repaired.', 'You must have the home repaired.'],
  ['You get money for the course.', 'You give money for the course.'],
  ['You get the money back into your account.', 'You put the money back into your account.'],
  ['Older homes are eligible for new windows.', 'Homes are eligible for new windows.'],
  ['Funding is only for her own children.', 'Funding is only for your children.'],
  ['The fee is the same as last year.', 'The fee is more than last year.'],
  ['The fee was waived for veterans in spring.', 'The fee is waived for veterans in spring.'],
  ['Funding for this program ended in 2023.', 'Funding for this program ends in 2023.'],
  ['You must have lived in Ohio for a year.', 'You must live in Ohio for a year.'],
  ['You would have received a letter in May.', 'You receive a letter in May.'],
  ['You do not need to be a first-time buyer.', 'You do not a first-time buyer.'],
  ['You do not have to apply online.', 'You do not apply online.'],
];

/** The same said again: small words that change nothing keep a statement in the words in which it was said. */
export const UNTURNED: readonly (readonly [quote: string, text: string])[] = [
  [
    'Applicants must submit a budget and a timeline to the state.',
    'You must send a budget and a timeline to the state.',
  ],
  ['Households receive a voucher from the utility.', 'Households get a voucher from the utility.'],
  ['The office offers help with the form by phone.', 'The office provides help with the form by telephone.'],
  ['Veterans must show proof of service.', 'According to the program: Veterans have to show proof of service.'],
  ['The grant is paid to the school for your child.', 'The grant is paid to the school for the child.'],
];
