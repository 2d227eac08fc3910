import type { Benefit } from '../../contract/programs/benefits.ts';

export interface Named {
  benefit: Benefit;
  names: readonly string[];
  /** Maps a name to the part of the amount it refers to. */
  parts?: Readonly<Record<string, string>>;
  /** Maps a name to the category of people it refers to. */
  categories?: Readonly<Record<string, string>>;
}

/**
 * The names that cases use for an estimator's results, by program. Unlisted names refer to parts that no estimator
 * calculates.
 */
export const NAMES: Readonly<Record<string, Named>> = {
  ssi: { benefit: 'ssi', names: ['ssi'] },
  eitc: { benefit: 'eitc', names: ['eitc'] },
  'child-tax-credit': {
    benefit: 'child-tax-credit',
    names: ['ctc_value', 'ctc', 'refundable_ctc', 'non_refundable_ctc'],
    parts: { ctc: 'credit', refundable_ctc: 'refundable', non_refundable_ctc: 'nonrefundable' },
  },
  'dependent-care-credit': { benefit: 'dependent-care-credit', names: ['cdcc'] },
  medicaid: { benefit: 'medicaid', names: ['medicaid'] },
  chip: { benefit: 'chip', names: ['chip', 'chp'] },
  'medicare-savings-programs': { benefit: 'medicare-savings-programs', names: ['msp'] },
  'premium-tax-credit': { benefit: 'premium-tax-credit', names: ['aca_ptc', 'premium_tax_credit'] },
  'state-eitc': { benefit: 'state-eitc', names: ['eitc', 'refundable_eitc', 'wftc', 'working_families_tax_credit'] },
  'state-child-tax-credits': {
    benefit: 'state-child-tax-credits',
    // Excludes Colorado's family affordability credit, which is paid only in years of economic growth.
    names: ['ctc', 'yctc', 'dependent_tax_credit', 'dependent_exemption_credit'],
  },
  'state-dependent-care-credits': {
    benefit: 'state-dependent-care-credits',
    names: ['cdcc', 'low_income_cdcc'],
  },
  wic: { benefit: 'wic', names: ['wic'] },
  'school-meals': { benefit: 'school-meals', names: ['school_meal_daily_subsidy'] },
  csfp: { benefit: 'csfp', names: ['commodity_supplemental_food_program'] },
  lifeline: { benefit: 'lifeline', names: ['lifeline'] },
  'head-start': {
    benefit: 'head-start',
    names: ['head_start', 'early_head_start'],
    categories: { head_start: 'preschool', early_head_start: 'early' },
  },
  liheap: { benefit: 'liheap', names: ['liheap', 'ceap'] },
  snap: { benefit: 'snap', names: ['snap'] },
  'ssi-state-supplements': {
    benefit: 'ssi-state-supplements',
    names: ['state_supplement', 'ssp', 'oss', 'sspp', 'aabd', 'ossp', 'paa', 'msa'],
  },
  tanf: {
    benefit: 'tanf',
    // biome-ignore format: one row reads better than one word per line
    names: [
      'tanf', 'atap', 'tea', 'tfa', 'tca', 'fip', 'tafi', 'ktap', 'fitap', 'tafdc', 'mfip', 'adc', 'fanf', 'wfnj', 'works', 'owf', 'ff', 'fep',
      'reach_up', 'power',
    ],
  },
  'child-care': {
    benefit: 'child-care',
    // biome-ignore format: one row reads better than one word per line
    names: [
      'child_care', 'child_care_subsidies', 'child_care_subsidy', 'c4k', 'capp', 'caps', 'cca', 'ccap', 'ccdf', 'ccdp', 'ccfap',
      'ccpp', 'ccs', 'ccsp', 'ccw', 'erdc', 'poc', 'scca_entry', 'sr', 'sra', 'wccc_hgp',
    ],
  },
};
