import { type Profile, profileUpdate } from '../contract/profile.ts';
import type { Rule } from '../contract/rules.ts';
import { truthIn } from '../matching/evaluate.ts';
import { factsOf } from '../matching/facts.ts';

type Answers = Partial<{ [Field in keyof Profile]: Profile[Field] | undefined }>;

/** Somebody who answered only what the form demands, and a word about themselves at most. */
const PLAIN = { age: 40, location: 'Columbus, OH', occupation: 'Clerk' } as const;

/** What else somebody may be who asks for a program that is closed to a plain individual, the most usual first. */
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

/** A plain individual with the answers that a query gives. */
export function plainMember(answers: object): Profile {
  const given = Object.entries(answers).filter(([, value]) => value !== null && value !== undefined);
  return profileUpdate.parse({ ...PLAIN, ...Object.fromEntries(given) });
}

/**
 * A member for whom as many as can be of these programs are open: the first of a plain individual, a kind of person or
 * organization, and two kinds together.
 */
export function memberFor(rules: readonly Rule[], answers: object): Profile {
  const openTo = (member: Profile) => rules.filter((rule) => truthIn(rule, factsOf(member)) !== 'false').length;
  const pairs = ALSO.flatMap((one) => ALSO.map((other) => ({ ...one, ...other })));
  const members = [{}, ...ALSO, ...pairs].map((also) => plainMember({ ...also, ...answers }));
  const open = members.map(openTo);
  return members[open.indexOf(Math.max(...open))] ?? plainMember(answers);
}
