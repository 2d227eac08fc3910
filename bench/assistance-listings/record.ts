import * as z from 'zod/mini';

/** Text that a record may lack or leave empty. */
const text = z._default(z.nullable(z.string()), null);
const texts = z._default(z.nullable(z.array(z.nullable(z.string()))), null);
const number = z._default(z.nullable(z.number()), null);

/** One federal assistance listing, as the Federal Program Inventory publishes it. Records may lack any field but these two. */
export const listingRecord = z.object({
  /** The listing number, text and never a number: 10.500 is not 10.5. What is no listing has other keys here. */
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
