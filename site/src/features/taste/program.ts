import * as z from 'zod/mini';
import { programType } from '../../../../contract/grants.ts';
import { rule } from '../../../../contract/rules.ts';

/** A curated program as the three questions need it. */
export const tasteProgram = z.object({
  id: z.string(),
  title: z.string(),
  agency: z.string(),
  programType,
  amount: z.nullable(z.string()),
  /** The most that a plain household may get, by state: for programs whose sum is reckoned. */
  most: z.record(z.string(), z.string()),
  /** What a state calls it, with the page that tells of it. */
  local: z.record(z.string(), z.object({ id: z.string(), title: z.string() })),
  states: z.array(z.string()),
  rules: rule,
  /** How well it fits each need, 0 to 1. */
  needs: z.record(z.string(), z.number()),
  /** How much it is for each kind of person. */
  weights: z.record(z.string(), z.number()),
});
export type TasteProgram = z.infer<typeof tasteProgram>;

/** Where the site keeps them. */
export const TASTE_FILE = '/content/taste.json';
