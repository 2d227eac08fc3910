import type { DataSet } from './data-set.ts';

const GRANT_OR_LOAN = [
  [/loan/i, 'loan'],
  [/grant|award|fund/i, 'grant'],
  [/./, 'assistance'],
] as const;

/** The California Grants Portal: all state agencies have to list their grants and loans there. */
export const CALIFORNIA: DataSet = {
  id: 'california',
  title: 'California Grants Portal',
  licence: 'Public data of the state',
  everyDays: 1,
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
  // "11:59" is meant for the night, and midnight is a form left as it was.
  noTimes: ['00:00', '11:59', '23:59'],
};

/** All tables that are read. An entry says all of one. */
export const TABLES: readonly DataSet[] = [CALIFORNIA];
