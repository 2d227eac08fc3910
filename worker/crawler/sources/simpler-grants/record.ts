import * as z from 'zod/mini';
import type { Opportunity } from '../grants-gov/opportunity.ts';

const text = z._default(z.nullable(z.string()), null);
const sum = z._default(z.nullable(z.number()), null);
const yesOrNo = z._default(z.nullable(z.boolean()), null);
const names = z._default(z.nullable(z.array(z.string())), null);
const idOf = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** An opportunity, as Simpler.Grants.gov's search returns it. */
export const simplerRecord = z.object({
  opportunity_id: idOf,
  legacy_opportunity_id: z._default(z.nullable(idOf), null),
  opportunity_number: text,
  opportunity_title: z.string().check(z.minLength(1)),
  opportunity_status: z.enum(['forecasted', 'posted', 'closed', 'archived']),
  agency_name: text,
  agency_code: text,
  opportunity_assistance_listings: z._default(z.nullable(z.array(z.object({ assistance_listing_number: text }))), null),
  updated_at: text,
  summary: z.object({
    summary_description: text,
    applicant_types: names,
    funding_instruments: names,
    funding_categories: names,
    award_floor: sum,
    award_ceiling: sum,
    is_cost_sharing: yesOrNo,
    is_forecast: yesOrNo,
    post_date: text,
    close_date: text,
    close_date_description: text,
    archive_date: text,
    forecasted_close_date: text,
    forecasted_close_date_description: text,
    applicant_eligibility_description: text,
    additional_info_url: text,
    agency_name: text,
    agency_email_address: text,
    agency_phone_number: text,
  }),
});
export type SimplerRecord = z.infer<typeof simplerRecord>;

/** Converts the record to the form that all Grants.gov feeds share. */
export function opportunityOf(record: SimplerRecord, source: string): Opportunity {
  const { summary } = record;
  const isForecast = summary.is_forecast ?? record.opportunity_status === 'forecasted';
  return {
    source,
    sourceId: record.opportunity_id,
    grantsGovId: record.legacy_opportunity_id,
    number: record.opportunity_number,
    title: record.opportunity_title,
    isForecast,
    description: summary.summary_description,
    agency: record.agency_name ?? summary.agency_name,
    agencyCode: record.agency_code,
    instruments: summary.funding_instruments ?? [],
    subjects: summary.funding_categories ?? [],
    applicants: summary.applicant_types ?? [],
    eligibilityNote: summary.applicant_eligibility_description,
    listings: (record.opportunity_assistance_listings ?? []).flatMap((one) => one.assistance_listing_number || []),
    closes: isForecast ? summary.forecasted_close_date : summary.close_date,
    closesNote: isForecast ? summary.forecasted_close_date_description : summary.close_date_description,
    archived: summary.archive_date,
    posted: summary.post_date,
    updated: record.updated_at,
    awardCeiling: summary.award_ceiling,
    awardFloor: summary.award_floor,
    costSharing: summary.is_cost_sharing,
    link: summary.additional_info_url,
    contact: [summary.agency_email_address, summary.agency_phone_number],
    status: record.opportunity_status,
  };
}
