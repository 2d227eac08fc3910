import * as z from 'zod/mini';

const text = z._default(z.nullable(z.string()), '');
const line = z.pipe(
  z._default(z.nullable(z.union([z.string(), z.number()])), null),
  z.transform((value) => String(value ?? '').trim()),
);
const step = z.object({ description: text });
const link = z.object({ url: text });

/** A grant from Pennsylvania's eGrants. All fields except slug and title may be empty. */
export const egrant = z.object({
  slug: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  last_modified: line,
  status: line,
  category: line,
  populationServedGeography: line,
  issuingAgency: line,
  issuingAgencyUrl: line,
  overview: text,
  shortDescription: text,
  closeDate: line,
  openDate: line,
  grantCycle: line,
  applicantType: line,
  applicantCategory: line,
  eligibility: text,
  /** About 25 spellings: "Grant", "Grant ", "Grant; loan", "Reimbursement", "". */
  fundingType: line,
  matchingFundsRequirements: line,
  minimumAward: line,
  maximumAward: line,
  anticipatedFunding: line,
  linkToApply: line,
  pointOfContact: z._default(z.nullable(z.object({ name: line })), null),
  processSteps: z._default(z.nullable(z.array(step)), null),
  additionalResources: z._default(z.nullable(z.array(link)), null),
});
export type Egrant = z.infer<typeof egrant>;
