import type { DataSet } from './data-set.ts';

const GRANT_OR_LOAN = [
  [/loan/i, 'loan'],
  [/grant|award|fund/i, 'grant'],
  [/./, 'assistance'],
] as const;

/** The California Grants Portal: all state agencies must list their grants and loans there. */
export const CALIFORNIA: DataSet = {
  id: 'california',
  title: 'California Grants Portal',
  license: 'Public data of the state',
  everyDays: 1,
  portal: 'CKAN',
  address: 'https://data.ca.gov',
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
  // "11:59" means 11:59 p.m., and midnight is the form's default.
  noTimes: ['00:00', '11:59', '23:59'],
};

/** Benefits that New York City publishes for residents, in eleven languages; updated weekly. */
export const NEW_YORK_CITY: DataSet = {
  id: 'new-york-city',
  title: 'NYC Benefits and Programs Dataset',
  license: 'Public data of the city',
  everyDays: 7,
  portal: 'Socrata',
  address: 'https://data.cityofnewyork.us',
  resource: 'kvhd-5fmu',
  page: 'https://access.nyc.gov/programs/',
  states: ['NY'],
  area: 'New York City',
  ids: /en$/i,
  provider: 'City of New York',
  timeZone: 'America/New_York',
  columns: {
    id: ['unique_id_number'],
    title: ['program_name'],
    type: ['program_category'],
    subjects: ['program_category'],
    description: ['brief_excerpt', 'program_description'],
    eligibility: ['plain_language_eligibility'],
    requirements: ['required_documents_summary'],
    url: ['url_of_online_application', 'office_locations_url'],
    applicationUrl: ['url_of_online_application'],
    provider: ['government_agency'],
    updated: ['updated_at'],
  },
  separator: ',',
  closed: /^closed/i,
  forecast: /^forecast/i,
  types: [[/./, 'assistance']],
};

/** All tables to read. Each entry fully describes one. */
export const TABLES: readonly DataSet[] = [CALIFORNIA, NEW_YORK_CITY];
