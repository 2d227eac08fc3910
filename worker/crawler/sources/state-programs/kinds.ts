import type { Category } from '../../../../contract/programs/grants.ts';

/** A kind of program that most states have under their own names. */
export interface Kind {
  /** Short names that the list uses for it, state by state. */
  names: readonly string[];
  title: string;
  about: string;
  category: Category;
  /** Conditions to check in addition to living there. */
  conditions: readonly string[];
  keywords: readonly string[];
}

const LITTLE_MONEY = 'Your income and savings are within the program’s limits';

/** The kinds to read; a record with any other name can't be described. */
export const KINDS: readonly Kind[] = [
  {
    // biome-ignore format: one row reads better than one word per line
    names: [
      'tanf', 'atap', 'tea', 'works', 'ff', 'fip', 'fitap', 'ktap', 'owf', 'tafi', 'tafdc', 'mfip', 'fanf', 'wfnj',
      'nm_works', 'tfa', 'power', 'ottanf', 'reach_up', 'adc', 'fep',
    ],
    title: 'cash assistance for families (TANF)',
    about: 'Monthly cash for families with children and little money.',
    category: 'Community Development',
    conditions: ['A child lives with you, or you’re pregnant', LITTLE_MONEY],
    keywords: ['TANF', 'cash assistance', 'families', 'children'],
  },
  {
    // biome-ignore format: one row reads better than one word per line
    names: [
      'ccap', 'ccs', 'ccsp', 'cca', 'c4k', 'caps', 'sr', 'poc', 'iccp', 'ccfa', 'scca', 'ccdp', 'ccw', 'wccc', 'ccfap',
      'erdc', 'child_care_subsidy', 'ccdf', 'shares',
    ],
    title: 'help with the cost of child care',
    about: 'Pays part of the cost of child care while parents work, study or look for a job.',
    category: 'Education',
    conditions: ['You need child care to work, study or look for a job', LITTLE_MONEY],
    keywords: ['child care', 'subsidy', 'CCDF', 'parents'],
  },
  {
    // biome-ignore format: one row reads better than one word per line
    names: [
      'ssp', 'oss', 'ossp', 'sspp', 'state_supplement', 'ssi_state_supplement', 'ssi_supplement', 'aabd', 'mhabd',
    ],
    title: 'payments on top of SSI',
    about: 'Money from the state for people who get SSI, or would if their income were a little lower.',
    category: 'Healthcare',
    conditions: ['You’re 65 or older, blind, or have a disability', LITTLE_MONEY],
    keywords: ['SSI', 'state supplement', 'older adults', 'disability'],
  },
  {
    names: ['income/credits/eitc', 'income/credits/earned_income', 'income/credits/working_families_tax_credit'],
    title: 'earned income tax credit',
    about: 'A credit on the state’s income tax for people who work and earn little.',
    category: 'Community Development',
    conditions: ['You earned money from work, and your income is within the credit’s limit'],
    keywords: ['EITC', 'tax credit', 'workers'],
  },
  {
    names: ['income/credits/ctc', 'income/credits/child', 'income/credits/sctc'],
    title: 'child tax credit',
    about: 'A credit on the state’s income tax for families with children.',
    category: 'Community Development',
    conditions: ['You can claim a child who lives with you', 'Your income is within the credit’s limit'],
    keywords: ['child tax credit', 'tax credit', 'children'],
  },
  {
    // biome-ignore format: one row reads better than one word per line
    names: [
      'income/credits/cdcc', 'income/credits/child_dependent_care', 'income/credits/childcare_expense',
      'income/credits/dependent_care', 'income/credits/dependent_care_service', 'income/credits/wfhdc',
      'income/credits/child_care',
    ],
    title: 'child and dependent care credit',
    about: 'A credit on the state’s income tax for what care costs while you work.',
    category: 'Community Development',
    conditions: ['You pay for the care of a child or a dependent so you can work'],
    keywords: ['child care', 'dependent care', 'tax credit'],
  },
  {
    names: ['income/credits/property_tax', 'income/credits/real_property_tax', 'income/credits/homestead_property_tax'],
    title: 'property tax credit',
    about: 'A credit or refund for property tax on the home that you live in; in some states for rent too.',
    category: 'Community Development',
    conditions: ['You pay property tax or rent for your home', 'Your income or age is within the credit’s limits'],
    keywords: ['property tax', 'homeowners', 'tax credit'],
  },
  {
    names: ['income/credits/renter', 'income/credits/renters'],
    title: 'renter’s credit',
    about: 'A credit on the state’s income tax for people who rent their home.',
    category: 'Community Development',
    conditions: ['You rent the home that you live in', 'Your income is within the credit’s limit'],
    keywords: ['rent', 'renters', 'tax credit'],
  },
  {
    names: ['chip'],
    title: 'health insurance for children (CHIP)',
    about: 'Health insurance for children of families that earn too much for Medicaid.',
    category: 'Healthcare',
    conditions: ['A child under 19 in your home has no health insurance', 'Your income is within the program’s limit'],
    keywords: ['CHIP', 'health insurance', 'children'],
  },
  {
    names: ['general_relief', 'general_assistance', 'caap'],
    title: 'general assistance',
    about: 'Cash from the county for adults with little or no money who get no other cash aid.',
    category: 'Community Development',
    conditions: ['You get no other cash aid', LITTLE_MONEY],
    keywords: ['general assistance', 'general relief', 'cash'],
  },
  {
    names: ['liheap', 'ceap'],
    title: 'help with energy bills (LIHEAP)',
    about: 'Pays part of heating and cooling bills of households with little money.',
    category: 'Community Development',
    conditions: [
      'You pay for heating or cooling, on a bill or in your rent',
      'Your income is within the program’s limit',
    ],
    keywords: ['LIHEAP', 'energy bill', 'heating'],
  },
  {
    names: ['lifeline'],
    title: 'discount on phone or internet (Lifeline)',
    about: 'A monthly discount on phone or internet service.',
    category: 'Community Development',
    conditions: ['Your income is within the limit, or you get SNAP, Medicaid, SSI or similar help'],
    keywords: ['Lifeline', 'phone', 'internet'],
  },
  {
    names: ['premium_assistance', 'premium_subsidy'],
    title: 'help with health insurance premiums',
    about: 'Lowers the monthly cost of a health plan bought through the marketplace.',
    category: 'Healthcare',
    conditions: ['You buy health insurance through the marketplace', 'Your income is within the program’s limit'],
    keywords: ['health insurance', 'premium', 'marketplace'],
  },
  {
    names: ['csfp'],
    title: 'food boxes for older adults (CSFP)',
    about: 'A box of food each month for people who are 60 or older.',
    category: 'Healthcare',
    conditions: ['You’re 60 or older', 'Your income is within the program’s limit'],
    keywords: ['CSFP', 'food', 'older adults'],
  },
  {
    names: ['pfml'],
    title: 'paid family and medical leave',
    about: 'Part of your pay while you care for a new child or a relative, or are seriously ill yourself.',
    category: 'Community Development',
    conditions: ['You worked enough in the state before'],
    keywords: ['paid leave', 'PFML', 'new child', 'illness'],
  },
  {
    names: ['unemployment_insurance', 'unemployment_compensation'],
    title: 'unemployment benefits',
    about: 'Weekly payments for people who lost their job through no fault of their own.',
    category: 'Community Development',
    conditions: ['You lost your job through no fault of your own, and worked long enough before'],
    keywords: ['unemployment', 'job loss'],
  },
];
