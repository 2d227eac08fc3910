import { AGE } from '../../../../contract/limits.ts';

/** What stands below a field of the profile. */
export const HINTS = {
  age: `In years, from ${AGE.min} to ${AGE.max}`,
  location: 'City, State',
  occupation: 'What you do: nurse, farmer, between jobs, retired…',
  education: 'The highest level you have finished',
  tribalAffiliation: 'The tribe or nation in which you are enrolled',
  citizenshipStatus: 'Some programs are for citizens only, many are not',
  minorityGroup: 'A few programs are for certain groups',
  industryExperience: 'Some grants are for one line of work',
  isStudent: 'Opens scholarships and student aid',
  communityType: 'Rural development has programs of its own',
  homeownershipStatus: 'Help with repairs is for owners, help with rent for tenants',
  zipCode: 'Tells us your state where the location does not',
  householdSize: 'You and all who live and eat with you. Income limits rise with it',
  householdIncome: 'In dollars before taxes, of everyone together. Most benefits have a limit',
  numberOfChildren: 'Some programs are for families with children only',
  pregnancy: 'Opens food and health programs before the birth',
  veteranDischarge: 'Most benefits for veterans depend on it',
  veteranDisabilityRating: 'In percent, from 0 to 100. Some benefits start at a certain rating',
  employmentStatus: 'Training and unemployment programs ask for it',
  organizationName: 'As it stands on its papers. You need it in every application',
  annualRevenue: 'In dollars. Small-business programs have limits',
  numberOfEmployees: 'Who counts as small often depends on it',
  permanentResidentSince: 'The year, such as 2019. Some benefits start after five years',
} as const;
