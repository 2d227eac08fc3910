import * as z from 'zod/mini';
import { programType } from '../../../../../contract/programs/grants.ts';
import { rule } from '../../../../../contract/programs/rules.ts';
import { LOCALE } from '../../../locale/locale.ts';
import { prefixOf } from '../../../locale/prefix.ts';

/** A page's id and title, and its language if it isn't this build's. */
const page = { id: z.string(), title: z.string(), lang: z.optional(z.string()) };

/** A curated program in the form the three questions need. */
export const tasteProgram = z.object({
  ...page,
  agency: z.string(),
  programType,
  amount: z.nullable(z.string()),
  /** The maximum by state for a typical household, for programs with calculated amounts. */
  most: z.record(z.string(), z.string()),
  /** A state's name for it, and the page that describes it. */
  local: z.record(z.string(), z.object(page)),
  states: z.array(z.string()),
  /** For each need, which of its searches the program answers best. Programs for the same search are near-duplicates. */
  aims: z.record(z.string(), z.int()),
  /** The zero-based months in which people can act; missing if in all. */
  months: z.optional(z.array(z.int())),
  rules: rule,
  /** Its match with each need, from 0 to 1. */
  needs: z.record(z.string(), z.number()),
  /** Its weight for each kind of person. */
  weights: z.record(z.string(), z.number()),
});
export type TasteProgram = z.infer<typeof tasteProgram>;

/** The file's path on the site. */
export const TASTE_FILE = `${prefixOf(LOCALE)}/content/taste.json`;
