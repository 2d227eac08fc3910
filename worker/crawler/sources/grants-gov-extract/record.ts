import * as z from 'zod/mini';
import { readXml, textsByName } from '../../reading/xml.ts';
import type { Opportunity } from '../grants-gov/opportunity.ts';
import { GRANTS_GOV } from '../grants-gov/source.ts';

export const SYNOPSIS = 'OpportunitySynopsisDetail_1_0';
export const FORECAST = 'OpportunityForecastDetail_1_0';

const text = z.nullable(z.string());

/** An opportunity in the daily file, parsed. All fields except ID and title are optional. */
export const extractRecord = z.object({
  element: z.enum([SYNOPSIS, FORECAST]),
  OpportunityID: z.string().check(z.regex(/^\d+$/, 'An opportunity has a number as its id')),
  OpportunityTitle: z.string().check(z.minLength(1)),
  OpportunityNumber: text,
  FundingInstrumentType: z.array(z.string()),
  CategoryOfFundingActivity: z.array(z.string()),
  CFDANumbers: z.array(z.string()),
  EligibleApplicants: z.array(z.string()),
  AdditionalInformationOnEligibility: text,
  AgencyName: text,
  AgencyCode: text,
  PostDate: text,
  CloseDate: text,
  CloseDateExplanation: text,
  EstimatedSynopsisCloseDate: text,
  EstimatedSynopsisCloseDateExplanation: text,
  LastUpdatedDate: text,
  ArchiveDate: text,
  AwardCeiling: text,
  AwardFloor: text,
  Description: text,
  CostSharingOrMatchingRequirement: text,
  AdditionalInformationURL: text,
  GrantorContactEmail: text,
  GrantorContactPhoneNumber: text,
});
export type ExtractRecord = z.infer<typeof extractRecord>;

const REPEATED = new Set(['FundingInstrumentType', 'CategoryOfFundingActivity', 'CFDANumbers', 'EligibleApplicants']);
const FIELDS = Object.keys(extractRecord.shape).filter((name) => name !== 'element');

/** Parses an element of the file. Throws if it isn't XML, and a ZodError if it isn't an opportunity. */
export function parseExtract(raw: unknown): ExtractRecord {
  const element = readXml(z.string().parse(raw));
  const texts = textsByName(element);
  const fields: Record<string, unknown> = { element: element.name };
  for (const name of FIELDS)
    fields[name] = REPEATED.has(name) ? (texts.get(name) ?? []) : (texts.get(name)?.[0] ?? null);
  return extractRecord.parse(fields);
}

/** Converts the record to the form that all Grants.gov feeds share, so its programs match the API's. */
export function opportunityOf(record: ExtractRecord): Opportunity {
  const isForecast = record.element === FORECAST;
  const costSharing = record.CostSharingOrMatchingRequirement;
  return {
    source: GRANTS_GOV.name,
    sourceId: record.OpportunityID,
    grantsGovId: record.OpportunityID,
    number: record.OpportunityNumber,
    title: record.OpportunityTitle,
    isForecast,
    description: record.Description,
    agency: record.AgencyName,
    agencyCode: record.AgencyCode,
    instruments: record.FundingInstrumentType,
    subjects: record.CategoryOfFundingActivity,
    applicants: record.EligibleApplicants,
    eligibilityNote: record.AdditionalInformationOnEligibility,
    listings: record.CFDANumbers,
    closes: isForecast ? record.EstimatedSynopsisCloseDate : record.CloseDate,
    closesNote: isForecast ? record.EstimatedSynopsisCloseDateExplanation : record.CloseDateExplanation,
    archived: record.ArchiveDate,
    posted: record.PostDate,
    updated: record.LastUpdatedDate,
    awardCeiling: record.AwardCeiling,
    awardFloor: record.AwardFloor,
    costSharing: costSharing === null ? null : /^y/i.test(costSharing),
    link: record.AdditionalInformationURL,
    contact: [record.GrantorContactEmail, record.GrantorContactPhoneNumber],
    // The file has no status; the dates decide.
    status: null,
  };
}
