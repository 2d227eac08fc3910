const ID = 'Photo ID';
const NUMBERS = 'Social Security numbers of the people who apply';
const ADDRESS = 'Proof of address, such as a lease or a utility bill';
const INCOME = 'Proof of income for the last month, such as pay stubs or a benefit letter';
export const OWNED = 'If you own your home: proof that you own the home and live in it';
export const TAX_BILL = 'If you own your home: the latest property tax bill';
export const LEASE = 'If you rent: your lease';
const TAX_RETURN = 'Your latest tax return';

/** The usual documents by kind of program. They are general; no individual program's source states them. */
export const USUAL = {
  organization: [
    'The organization’s tax number (EIN)',
    'Proof of what it is, such as the IRS letter on tax-exempt status',
    'A description of the project and its budget',
    'The latest financial statements',
    'A SAM.gov registration, if the money is federal',
  ],
  business: [
    'Photo ID of each owner',
    'The business registration or license, and the tax number (EIN)',
    'Tax returns of the business, and of its owners',
    'A profit and loss statement and a list of debts',
    'A plan that says what the money is for',
  ],
  taxes: [
    ID,
    'Social Security numbers or ITINs of everyone on the return',
    'W-2 and 1099 forms',
    'Last year’s tax return',
  ],
  property: [ID, TAX_BILL, OWNED, 'Proof of income for last year'],
  veterans: ['Discharge papers (DD Form 214)', ID, NUMBERS, ADDRESS],
  homeLoan: [
    ID,
    'Pay stubs for the last month or two',
    'W-2 forms and tax returns for the last two years',
    'Bank statements for the last two months',
    'Papers on the home, such as the contract or the deed',
  ],
  school: [ID, 'The FAFSA, if it is help with college', 'Transcripts or proof of enrollment', TAX_RETURN],
  health: [ID, NUMBERS, 'Proof of citizenship or immigration status', INCOME, 'Cards of health insurance you have'],
  medicare: [
    ID,
    'Social Security number',
    'Birth certificate or other proof of age',
    'Proof of citizenship or immigration status',
    'Cards of health insurance you have',
  ],
  bills: [ID, NUMBERS, ADDRESS, INCOME, 'Your newest heating, electric or water bill'],
  rent: [ID, NUMBERS, LEASE, INCOME, 'Any notice from the landlord or the court'],
  home: [ID, OWNED, INCOME, 'Estimates or photos of the work, if it is for repairs'],
  work: [ID, NUMBERS, 'Proof that you may work in the U.S.', 'Your work history for the last 18 months'],
  children: [ID, NUMBERS, 'The children’s birth certificates', ADDRESS, INCOME],
  disaster: [ID, NUMBERS, ADDRESS, 'Photos or a list of the damage', 'Your insurance papers'],
  household: [ID, NUMBERS, ADDRESS, INCOME],
} satisfies Record<string, readonly string[]>;
