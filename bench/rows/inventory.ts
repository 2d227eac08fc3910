/**
 * Converts Federal Program Inventory listings, which name kinds as the old dictionaries do, to the format of SAM.gov's
 * API.
 */
import * as z from 'zod/mini';

const list = z._default(z.nullable(z.array(z.string())), null);
const inventoryRecord = z.object({
  ...{ cfda: z.string(), title: z.string(), popular_name: z._default(z.nullable(z.string()), null) },
  ...{ agency: z._default(z.nullable(z.string()), null), objective: z._default(z.nullable(z.string()), null) },
  ...{
    applicant_types: list,
    beneficiary_types: list,
    assistance_types: list,
    program_type: z.literal('assistance_listing'),
  },
});

/** Returns an empty list for records that aren't listings, such as tax expenditures and interest. */
export function listingOfInventory(raw: unknown): unknown[] {
  const { data: record } = inventoryRecord.safeParse(raw);
  if (!record) return [];
  const named = (names: string[] | null) => (names ?? []).map((name) => ({ code: null, name }));
  return [
    {
      assistanceListingId: record.cfda,
      title: record.title,
      status: 'Active',
      popularLongName: record.popular_name,
      federalOrganization: { department: record.agency, agency: null, office: null },
      overview: { objective: record.objective, assistanceListingDescription: null },
      financialInformation: {
        obligations: (record.assistance_types ?? []).map((name) => ({
          assistanceType: { code: null, name },
          values: [],
        })),
      },
      criteriaForApplying: {
        applicant: { types: named(record.applicant_types), description: null },
        beneficiary: { types: named(record.beneficiary_types), description: null },
      },
    },
  ];
}
