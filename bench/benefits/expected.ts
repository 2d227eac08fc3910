import type { Benefit } from '../../contract/benefits.ts';

export interface Named {
  benefit: Benefit;
  names: readonly string[];
  /** Names that stand for a part of the amount, and which. */
  parts?: Readonly<Record<string, string>>;
}

/**
 * The names under which cases expect what a program's estimator answers, by the programs of the cases. Other names stand
 * for parts that no estimator reckons.
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
  snap: { benefit: 'snap', names: ['snap'] },
};
