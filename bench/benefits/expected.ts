import type { Benefit } from '../../contract/benefits.ts';

/**
 * The names under which cases expect what a program's estimator answers, by the programs of the cases. Other names stand
 * for parts that no estimator reckons.
 */
export const NAMES: Readonly<Record<string, { benefit: Benefit; names: readonly string[] }>> = {
  ssi: { benefit: 'ssi', names: ['ssi'] },
  snap: { benefit: 'snap', names: ['snap'] },
};
