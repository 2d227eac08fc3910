import { AGE } from '../../../../contract/limits.ts';

/** What stands below a field of the profile. */
export const HINTS = {
  age: `Many programs start or end at a certain age. From ${AGE.min} to ${AGE.max}`,
  location: 'City, State. Each state has its own programs',
  occupation: 'Some programs are for one line of work. For example: nurse, farmer, between jobs, retired',
  education: 'The highest level you’ve finished. Some training and aid depends on it',
  tribalAffiliation: 'The tribe or nation you’re enrolled in',
  citizenshipStatus: 'Some programs are only for citizens. Many aren’t',
  minorityGroup: 'A few programs are for certain groups',
  industryExperience: 'Some grants are for one line of work',
  isStudent: 'Students can get scholarships and student aid',
  communityType: 'Rural areas have their own programs',
  homeownershipStatus: 'Owners can get help with repairs, renters with rent',
  zipCode: 'Helps us find your state and county',
  householdSize: 'You and everyone you share food and bills with. Bigger households get higher limits',
  householdIncome: 'Everyone’s income added up, before taxes. Most benefits have a limit',
  numberOfChildren: 'Some programs are only for families with children',
  pregnancy: 'Food and health programs can start before the birth',
  veteranDischarge: 'Most benefits for veterans depend on it',
  veteranDisabilityRating: 'In percent, from 0 to 100. Some benefits start at a certain rating',
  employmentStatus: 'Training and unemployment programs ask for this',
  organizationName: 'As it’s written on its papers. Every application asks for it',
  annualRevenue: 'In dollars. Small-business programs have limits',
  numberOfEmployees: 'Often decides if a business counts as small',
  permanentResidentSince: 'The year, such as 2019. Some benefits start after five years',
} as const;
