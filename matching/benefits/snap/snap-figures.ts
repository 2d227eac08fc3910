import * as z from 'zod/mini';
import { figureShapes, type Values } from '../figures.ts';

const limit = z.union([z.number(), z.enum(['nobody', 'unlimited'])]);
const bySize = z.array(z.number());

/** The figures in `matching/figures/snap`. */
export const SNAP = figureShapes('snap', {
  maximumAllotment: bySize,
  furtherPerson: z.number(),
  standardDeduction: bySize,
  shelterCap: z.number(),
  grossLimit: z.number(),
  netLimit: z.number(),
  expectedContribution: z.number(),
  earnedIncomeDeduction: z.number(),
  medicalDisregard: z.number(),
  standardMedicalDeduction: z.number(),
  shelterDisregard: z.number(),
  homelessDeduction: z.number(),
  minimumShare: z.number(),
  minimumUpTo: z.number(),
  publishedMinimum: z.number(),
  savingsLimit: z.object({ standard: z.number(), elderlyOrDisabled: z.number() }),
  stateGrossLimit: limit,
  stateGrossLimitElderlyOrDisabled: limit,
  netTest: z.boolean(),
  netTestElderlyOrDisabled: z.boolean(),
  stateSavingsLimit: limit,
  alwaysStandardUtilities: z.boolean(),
  standardUtilityAllowance: z.number(),
  limitedUtilityAllowance: z.number(),
  electricityAllowance: z.number(),
  phoneAllowance: z.number(),
  standardUtilityAllowanceBySize: bySize,
  limitedUtilityAllowanceBySize: bySize,
  countsAllIncome: z.boolean(),
  grossCountsAllIncome: z.boolean(),
  stateMinimum: z.object({ amount: z.number(), fromAge: z.number() }),
});
export type SnapFigures = Values<(typeof SNAP)['shape']>;
