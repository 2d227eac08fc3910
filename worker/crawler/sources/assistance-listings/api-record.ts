import * as z from 'zod/mini';

const text = z._default(z.nullable(z.string()), null);
const coded = z._default(z.nullable(z.array(z.object({ code: text, name: text }))), null);
const described = z._default(z.nullable(z.object({ description: text })), null);
const sum = z._default(z.nullable(z.number()), null);
const list = <T extends z.ZodMiniType>(item: T) => z._default(z.nullable(z.array(item)), null);
const part = <T extends z.core.$ZodLooseShape>(shape: T) => z._default(z.nullable(z.object(shape)), null);

/** A listing in version 1 of the API, as publicly documented. All fields except number and title are optional. */
export const apiRecord = z.object({
  assistanceListingId: z.string().check(z.regex(/^\d{2}\.[0-9A-Za-z]{3}$/, 'A listing number is NN.NNN')),
  title: z.string().check(z.minLength(1)),
  status: z._default(z.nullable(z.enum(['Active', 'Inactive'])), null),
  publishedDate: text,
  popularLongName: text,
  popularShortName: text,
  federalOrganization: part({ department: text, agency: text, office: text }),
  programWebPage: text,
  overview: part({ objective: text, assistanceListingDescription: text }),
  financialInformation: part({
    obligations: list(
      z.object({
        assistanceType: part({ code: text, name: text }),
        values: list(z.object({ year: z.int(), actual: sum, estimate: sum })),
      }),
    ),
    rangeAndAverageAssistance: list(
      z.object({ fiscalYear: z._default(z.nullable(z.int()), null), minimumAwardAmount: sum, maximumAwardAmount: sum }),
    ),
  }),
  criteriaForApplying: part({
    documentation: part({ description: list(z.string()) }),
    applicant: part({ types: coded, description: text }),
    beneficiary: part({ types: coded, description: text }),
    assistanceUsage: described,
  }),
  assistanceApplication: part({
    deadlines: part({ list: list(z.object({ end: text })), description: text }),
    applicationProcedure: described,
  }),
  contacts: part({
    local: described,
    headquarters: list(z.object({ fullName: text, email: text, phone: text })),
  }),
});
export type ApiRecord = z.infer<typeof apiRecord>;
