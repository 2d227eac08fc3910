import * as z from 'zod/mini';
import type { Opportunity } from './opportunity.ts';

const text = z._default(z.nullable(z.string()), null);
const written = z._default(z.nullable(z.union([z.string(), z.number()])), null);
const coded = z._default(z.nullable(z.array(z.object({ id: z.string(), description: text }))), null);

/** The fields shared by synopsis and forecast. */
const notice = {
  applicantTypes: coded,
  fundingInstruments: coded,
  fundingActivityCategories: coded,
  applicantEligibilityDesc: text,
  costSharing: z._default(z.nullable(z.boolean()), null),
  awardCeiling: written,
  awardFloor: written,
  agencyContactPhone: text,
  agencyContactEmail: text,
  fundingDescLinkUrl: text,
  lastUpdatedDate: text,
  postingDateStr: text,
  archiveDateStr: text,
  agencyName: text,
};

const synopsis = z.object({
  ...notice,
  synopsisDesc: text,
  responseDateStr: text,
  responseDate: text,
  responseDateDesc: text,
});
const forecast = z.object({
  ...notice,
  forecastDesc: text,
  estApplicationResponseDateStr: text,
  estApplicationResponseDate: text,
  estApplicationResponseDateDesc: text,
});
const agency = z._default(z.nullable(z.object({ agencyName: text, agencyCode: text })), null);

/** An opportunity, as `fetchOpportunity` returns it in `data`. */
export const opportunityRecord = z
  .object({
    id: z.number(),
    opportunityNumber: text,
    opportunityTitle: z.string().check(z.minLength(1)),
    docType: z.enum(['synopsis', 'forecast']),
    ost: text,
    owningAgencyCode: text,
    agencyDetails: agency,
    topAgencyDetails: agency,
    cfdas: z._default(z.nullable(z.array(z.object({ cfdaNumber: text }))), null),
    synopsis: z._default(z.nullable(synopsis), null),
    forecast: z._default(z.nullable(forecast), null),
  })
  .check(z.refine((record) => record[record.docType] !== null, { error: 'The part that `docType` names is missing' }));
export type OpportunityRecord = z.infer<typeof opportunityRecord>;

/**
 * Converts the record to the form that all Grants.gov feeds share. A posted record may keep its old forecast, which is
 * ignored.
 */
export function opportunityOf(record: OpportunityRecord, source: string): Opportunity {
  const isForecast = record.docType === 'forecast';
  const part = isForecast ? record.forecast : record.synopsis;
  if (!part) throw new Error('The part that `docType` names is missing');
  const ids = (codes: typeof part.applicantTypes) => (codes ?? []).map(({ id }) => id);
  const id = String(record.id);
  return {
    source,
    sourceId: id,
    grantsGovId: id,
    number: record.opportunityNumber,
    title: record.opportunityTitle,
    isForecast,
    description: 'forecastDesc' in part ? part.forecastDesc : part.synopsisDesc,
    agency: record.agencyDetails?.agencyName ?? record.topAgencyDetails?.agencyName ?? part.agencyName,
    agencyCode: record.owningAgencyCode ?? record.agencyDetails?.agencyCode ?? null,
    instruments: ids(part.fundingInstruments),
    subjects: ids(part.fundingActivityCategories),
    applicants: ids(part.applicantTypes),
    eligibilityNote: part.applicantEligibilityDesc,
    listings: (record.cfdas ?? []).flatMap(({ cfdaNumber }) => cfdaNumber || []),
    ...deadlineOfPart(part),
    archived: part.archiveDateStr,
    posted: part.postingDateStr,
    updated: part.lastUpdatedDate,
    awardCeiling: part.awardCeiling,
    awardFloor: part.awardFloor,
    costSharing: part.costSharing,
    link: part.fundingDescLinkUrl,
    contact: [part.agencyContactEmail, part.agencyContactPhone],
    status: record.ost?.toLowerCase() ?? null,
  };
}

function deadlineOfPart(
  part: z.infer<typeof synopsis> | z.infer<typeof forecast>,
): Pick<Opportunity, 'closes' | 'closesNote'> {
  return 'forecastDesc' in part
    ? {
        closes: part.estApplicationResponseDateStr ?? part.estApplicationResponseDate,
        closesNote: part.estApplicationResponseDateDesc,
      }
    : { closes: part.responseDateStr ?? part.responseDate, closesNote: part.responseDateDesc };
}
