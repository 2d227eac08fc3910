import * as z from 'zod/mini';
import { programType } from '../../../../contract/grants.ts';
import { rule } from '../../../../contract/rules.ts';

/** A curated program as the three questions need it; `needs` says how well it fits each, 0 to 1. */
export const tasteProgram = z.object({
  id: z.string(),
  title: z.string(),
  agency: z.string(),
  programType,
  amount: z.nullable(z.string()),
  /** The most that a plain household may get, by state: for programs whose sum is reckoned. */
  most: z.optional(z.record(z.string(), z.string())),
  states: z.array(z.string()),
  rules: rule,
  needs: z.record(z.string(), z.number()),
});
export type TasteProgram = z.infer<typeof tasteProgram>;

/** Where the site keeps them. */
export const TASTE_FILE = '/content/taste.json';
