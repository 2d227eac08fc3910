import { type Profile, profileUpdate } from '../../contract/profile/profile.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import { factsOf } from '../../matching/person/facts.ts';
import { truthIn } from '../../matching/rules/evaluate.ts';

type Answers = Partial<{ [Field in keyof Profile]: Profile[Field] | undefined }>;

/** A person who answered only the required questions and said little else about themselves. */
const PLAIN = { age: 40, location: 'Columbus, OH', occupation: 'Clerk' } as const;

/** Other roles to try if a program is closed to plain individuals, most common first. */
const ALSO: readonly Answers[] = [
  { nonprofitStatus: '501c3', organizationName: 'Riverside Community Center' },
  { occupation: 'County planner' },
  { ownsBusinesss: true },
  { ownsBusinesss: true, industryExperience: 'agriculture', occupation: 'Farmer' },
  { occupation: 'Research scientist' },
  { occupation: 'Superintendent of a school district' },
  { occupation: 'Grants manager of a university' },
  { occupation: 'Administrator of a hospital' },
  { occupation: 'Director of a state agency' },
  { occupation: 'Director of a housing authority' },
  { occupation: 'Manager of an electric cooperative' },
  { seekingStartupGrant: true },
  { isStudent: 'current', occupation: 'Student' },
  { isVeteran: true, veteranDischarge: 'honorable' },
  { hasDisability: true },
  { age: 67, occupation: 'Retired' },
  { age: 20 },
  { tribalAffiliation: 'Navajo Nation', minorityGroup: 'native-american' },
  {
    tribalAffiliation: 'Navajo Nation',
    minorityGroup: 'native-american',
    occupation: "Director of the tribe's programs",
  },
  { numberOfChildren: 2, householdSize: 3 },
  { citizenshipStatus: 'refugee' },
  { homeownershipStatus: 'own' },
  { homeownershipStatus: 'rent' },
  { communityType: 'rural' },
];

/** Returns a plain individual with a query's answers. */
export function plainMember(answers: object): Profile {
  const given = Object.entries(answers).filter(([, value]) => value !== null && value !== undefined);
  return profileUpdate.parse({ ...PLAIN, ...Object.fromEntries(given) });
}

/**
 * Returns a member who is eligible for as many of these programs as possible. Tries a plain individual, then other
 * kinds of people and organizations, then combinations of two.
 */
export function memberFor(rules: readonly Rule[], answers: object): Profile {
  const openTo = (member: Profile) => rules.filter((rule) => truthIn(rule, factsOf(member)) !== 'false').length;
  const pairs = ALSO.flatMap((one) => ALSO.map((other) => ({ ...one, ...other })));
  const members = [{}, ...ALSO, ...pairs].map((also) => plainMember({ ...also, ...answers }));
  const open = members.map(openTo);
  return members[open.indexOf(Math.max(...open))] ?? plainMember(answers);
}
