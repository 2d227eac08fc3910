import type { Columns, DataSet } from './data-set.ts';

const GRANT_OR_LOAN = [
  [/loan/i, 'loan'],
  [/grant|award|fund/i, 'grant'],
  [/./, 'assistance'],
] as const;

/** Names that open-data portals give to such columns. A table without any of a title's names is refused by its name. */
const USUAL: Columns = {
  id: ['id', 'grant_id', 'program_id', 'opportunity_id', 'grant_number', 'number'],
  title: [
    'title',
    'grant_title',
    'program_title',
    'program_name',
    'grant_name',
    'grant_program',
    'program',
    'grant',
    'name',
    'fund_source',
  ],
  status: ['status', 'grant_status'],
  type: ['type', 'grant_type', 'funding_type', 'program_type'],
  subjects: ['category', 'categories', 'topic', 'area', 'focus_area'],
  description: ['description', 'program_description', 'summary', 'purpose', 'grant_description', 'overview'],
  applicants: ['applicant_type', 'eligible_applicants', 'applicants', 'who_can_apply'],
  eligibility: ['eligibility', 'eligibility_requirements', 'eligibility_criteria'],
  amount: ['amount', 'award_amount', 'funding_amount', 'maximum_award', 'grant_amount', 'award_range'],
  deadline: ['deadline', 'application_deadline', 'due_date', 'close_date', 'closing_date', 'end_date'],
  opens: ['open_date', 'start_date', 'release_date'],
  url: ['url', 'link', 'website', 'web_site', 'program_url', 'more_information', 'grant_url'],
  provider: ['agency', 'department', 'funding_agency', 'issuing_agency', 'funder', 'agency_name'],
  contact: ['contact', 'contact_email', 'email', 'contact_information'],
  updated: ['last_updated', 'updated', 'date_updated'],
};

const USUAL_SET = {
  portal: 'socrata',
  columns: USUAL,
  separator: ';',
  closed: /^(closed|inactive|expired|archived)/i,
  forecast: /^(forecast|upcoming|planned|anticipated)/i,
  types: GRANT_OR_LOAN,
} as const;

/** The California Grants Portal: all state agencies have to list their grants and loans there. */
export const CALIFORNIA: DataSet = {
  id: 'california',
  title: 'California Grants Portal',
  portal: 'ckan',
  resource: '111c8c88-21f6-453c-ae2c-b4785a0624f5',
  page: 'https://www.grants.ca.gov/',
  states: ['CA'],
  provider: 'State of California',
  timeZone: 'America/Los_Angeles',
  columns: {
    id: ['PortalID'],
    title: ['Title'],
    status: ['Status'],
    type: ['Type'],
    subjects: ['Categories'],
    description: ['Purpose', 'Description'],
    applicants: ['ApplicantType'],
    eligibility: ['ApplicantTypeNotes', 'Geography'],
    requirements: ['MatchingFundsNotes', 'FundingMethodNotes'],
    amount: ['EstAmounts'],
    deadline: ['ApplicationDeadline'],
    opens: ['OpenDate'],
    url: ['GrantURL'],
    applicationUrl: ['ElecSubmission'],
    provider: ['AgencyDept'],
    providerUrl: ['AgencyURL'],
    contact: ['ContactInfo'],
    updated: ['LastUpdated'],
  },
  separator: ';',
  closed: /^closed/i,
  forecast: /^forecast/i,
  types: GRANT_OR_LOAN,
  // "11:59" is meant for the night, and midnight is a form left as it was.
  noTimes: ['00:00', '11:59', '23:59'],
};

/**
 * Socrata tables that named open calls when they were recorded. Tables of awarded grants (Illinois' DCEO) are none of ours.
 * What has not been kept for long is refused when it is read, with the day of its last change.
 */
export const SOCRATA_SETS: readonly DataSet[] = [
  {
    ...USUAL_SET,
    id: 'illinois-criminal-justice',
    title: 'Illinois Criminal Justice Information Authority: open grants',
    resource: 'yzsh-n2kp',
    page: 'https://data.illinois.gov/d/yzsh-n2kp',
    states: ['IL'],
    provider: 'Illinois Criminal Justice Information Authority',
    timeZone: 'America/Chicago',
  },
  {
    ...USUAL_SET,
    id: 'maryland-wood-stoves',
    title: 'Maryland Energy Administration: clean burning wood stove grants',
    resource: '8aku-y93i',
    page: 'https://data.maryland.gov/d/8aku-y93i',
    states: ['MD'],
    provider: 'Maryland Energy Administration',
    timeZone: 'America/New_York',
  },
  {
    ...USUAL_SET,
    id: 'seattle-grants-matrix',
    title: 'Seattle: grants and funding matrix',
    resource: 'xe3j-bhdy',
    page: 'https://data.seattle.gov/d/xe3j-bhdy',
    states: ['WA'],
    provider: 'City of Seattle',
    timeZone: 'America/Los_Angeles',
  },
];
