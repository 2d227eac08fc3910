/** A Grants.gov code, its label, and its Simpler.Grants.gov name. */
type Code = readonly [code: string, label: string, simpler: string];

const APPLICANTS: readonly Code[] = [
  ['00', 'State governments', 'state_governments'],
  ['01', 'County governments', 'county_governments'],
  ['02', 'City or township governments', 'city_or_township_governments'],
  ['04', 'Special district governments', 'special_district_governments'],
  ['05', 'Independent school districts', 'independent_school_districts'],
  [
    '06',
    'Public and State controlled institutions of higher education',
    'public_and_state_institutions_of_higher_education',
  ],
  [
    '07',
    'Native American tribal governments (Federally recognized)',
    'federally_recognized_native_american_tribal_governments',
  ],
  ['08', 'Public housing authorities/Indian housing authorities', 'public_and_indian_housing_authorities'],
  [
    '11',
    'Native American tribal organizations (other than Federally recognized tribal governments)',
    'other_native_american_tribal_organizations',
  ],
  [
    '12',
    'Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education',
    'nonprofits_non_higher_education_with_501c3',
  ],
  [
    '13',
    'Nonprofits that do not have a 501(c)(3) status with the IRS, other than institutions of higher education',
    'nonprofits_non_higher_education_without_501c3',
  ],
  ['20', 'Private institutions of higher education', 'private_institutions_of_higher_education'],
  ['21', 'Individuals', 'individuals'],
  [
    '22',
    'For profit organizations other than small businesses',
    'for_profit_organizations_other_than_small_businesses',
  ],
  ['23', 'Small businesses', 'small_businesses'],
  ['25', 'Others (see text field entitled "Additional Information on Eligibility" for clarification)', 'other'],
  [
    '99',
    'Unrestricted (i.e., open to any type of entity above), subject to any clarification in text field entitled "Additional Information on Eligibility"',
    'unrestricted',
  ],
];

const INSTRUMENTS: readonly Code[] = [
  ['G', 'Grant', 'grant'],
  ['CA', 'Cooperative Agreement', 'cooperative_agreement'],
  ['PC', 'Procurement Contract', 'procurement_contract'],
  ['O', 'Other', 'other'],
];

const SUBJECTS: readonly Code[] = [
  ['RA', 'Recovery Act', 'recovery_act'],
  ['AG', 'Agriculture', 'agriculture'],
  ['AR', 'Arts', 'arts'],
  ['BC', 'Business and Commerce', 'business_and_commerce'],
  ['CD', 'Community Development', 'community_development'],
  ['CP', 'Consumer Protection', 'consumer_protection'],
  ['DPR', 'Disaster Prevention and Relief', 'disaster_prevention_and_relief'],
  ['ED', 'Education', 'education'],
  ['ELT', 'Employment, Labor and Training', 'employment_labor_and_training'],
  ['EN', 'Energy', 'energy'],
  ['ENV', 'Environment', 'environment'],
  ['FN', 'Food and Nutrition', 'food_and_nutrition'],
  ['HL', 'Health', 'health'],
  ['HO', 'Housing', 'housing'],
  ['HU', 'Humanities', 'humanities'],
  ['IIJ', 'Infrastructure Investment and Jobs Act (IIJA)', 'infrastructure_investment_and_jobs_act'],
  ['IS', 'Information and Statistics', 'information_and_statistics'],
  ['ISS', 'Income Security and Social Services', 'income_security_and_social_services'],
  ['LJL', 'Law, Justice and Legal Services', 'law_justice_and_legal_services'],
  ['NR', 'Natural Resources', 'natural_resources'],
  ['OZ', 'Opportunity Zone Benefits', 'opportunity_zone_benefits'],
  ['RD', 'Regional Development', 'regional_development'],
  ['RT', 'Recreation and Tourism', 'recreation_and_tourism'],
  [
    'ST',
    'Science and Technology and other Research and Development',
    'science_technology_and_other_research_and_development',
  ],
  ['T', 'Transportation', 'transportation'],
  ['ACA', 'Affordable Care Act', 'affordable_care_act'],
  [
    'EIC',
    'Energy Infrastructure and Critical Mineral and Materials (EICMM)',
    'energy_infrastructure_and_critical_mineral_and_materials',
  ],
  ['O', 'Other', 'other'],
];

const labels = (codes: readonly Code[]) =>
  new Map(codes.flatMap(([code, label, simpler]) => [[code, label] as const, [simpler, label] as const]));
const APPLICANT_LABELS = labels(APPLICANTS);
const INSTRUMENT_LABELS = labels(INSTRUMENTS);
const SUBJECT_LABELS = labels(SUBJECTS);

/** Returns the label for a code or its Simpler.Grants.gov name. A new code stays unchanged. */
export const applicantLabel = (code: string): string => labelOf(APPLICANT_LABELS, code);
export const instrumentLabel = (code: string): string => labelOf(INSTRUMENT_LABELS, code);
export const subjectLabel = (code: string): string => labelOf(SUBJECT_LABELS, code);

function labelOf(known: ReadonlyMap<string, string>, code: string): string {
  return known.get(code.trim()) ?? code.trim();
}
