import * as z from 'zod/mini';

/** A string that a record may omit or leave empty. */
const text = z._default(z.nullable(z.string()), null);
const texts = z._default(z.nullable(z.array(z.nullable(z.string()))), null);
const number = z._default(z.nullable(z.number()), null);

/**
 * A federal assistance listing, as published by the Federal Program Inventory. Every field except `cfda` and `title`
 * may be missing.
 */
export const listingRecord = z.object({
  /** The listing number, as text because 10.500 isn't 10.5. Records that aren't listings have other keys here. */
  cfda: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  popular_name: text,
  agency: text,
  'sub-agency': text,
  objective: text,
  program_type: text,
  assistance_types: texts,
  applicant_types: texts,
  beneficiary_types: texts,
  categories: texts,
  fiscal_year: text,
  sam_url: text,
  grants_url: text,
  obligations: z._default(
    z.nullable(
      z.array(
        z.object({
          /** The fiscal year. */
          x: z.coerce.string(),
          sam_estimate: number,
          sam_actual: number,
          usa_spending_actual: number,
        }),
      ),
    ),
    null,
  ),
});
export type ListingRecord = z.infer<typeof listingRecord>;
