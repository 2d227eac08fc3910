import { expect, test } from 'vitest';
import { type Profile, profileUpdate } from '../../contract/profile/profile.ts';
import { LINES_OF_2026 } from '../benefits/income-lines.fixture.ts';
import { factsOf } from './facts.ts';
import { placeProblem, stateOf } from './places.ts';
import { stateElsewhere } from './state-elsewhere.ts';

function profileWith(answers: Partial<Profile>): Profile {
  const form = profileUpdate.parse({ age: 40, location: 'Columbus, OH', occupation: 'Clerk' });
  return { ...form, ...answers };
}

test.each([
  ['Columbus, OH', 'OH'],
  ['columbus, oh', 'OH'],
  ['Columbus, Ohio 43004', 'OH'],
  ['Ohio', 'OH'],
  ['TX', 'TX'],
  ['Charleston, West Virginia', 'WV'],
  ['Richmond Virginia', 'VA'],
  ['New York, New York', 'NY'],
  ['Kansas City, Missouri', 'MO'],
  ['Washington, D.C.', 'DC'],
  ['Washington DC', 'DC'],
  ['Seattle, Washington', 'WA'],
  ['San Juan, Puerto Rico', 'PR'],
  ['Portland OR 97201', 'OR'],
  ['Columbus, Ohio, USA', 'OH'],
  ['Austin, TX, USA', 'TX'],
  ['Ohio, US', 'OH'],
  ['Austin, TX, 78701', 'TX'],
  ['columbus oh', 'OH'],
  ['los angeles ca', 'CA'],
  ['brooklyn ny 11201', 'NY'],
  ['Washington State', 'WA'],
  ['New York State', 'NY'],
  ['D.C.', 'DC'],
  ['New York, N.Y.', 'NY'],
  ["Honolulu, Hawai'i", 'HI'],
  ['California (CA)', 'CA'],
  ['U.S. Virgin Islands', 'VI'],
  ['St. Thomas, Virgin Islands', 'VI'],
  ['Bethesda, MD (near Washington DC)', 'MD'],
  ['Wilmington, de', 'DE'],
])('the state of %j is %s', (place, state) => {
  expect(stateOf(place)).toBe(state);
});

test.each(['Paris', 'somewhere in', 'it is ok', 'Kansas City', '', '12345', 'Springfield, ZZ', 'Texas - Dallas'])(
  '%j names no state',
  (place) => {
    expect(stateOf(place)).toBeUndefined();
  },
);

test.each([
  ['Narnia', null, 'unknown'],
  ['Toronto, Canada', null, 'unknown'],
  ['Springfield', null, 'ambiguous'],
  ['Portland', null, 'ambiguous'],
  ['Springfield', '62701', null],
  ['62701', null, null],
  ['Springfield, IL', null, null],
  ['San Juan, Puerto Rico', null, null],
  ['99999', null, null],
  ['00000', null, 'unknown'],
  ['PSC 3, APO AE 09021', null, null],
])('a profile of a person in %j with ZIP code %s: %s', (place, zipCode, problem) => {
  expect(placeProblem(place, zipCode)).toBe(problem);
});

test.each([
  ['Columbus, OH', '87102', 'NM'],
  ['Columbus, OH', '87102-1234', 'NM'],
  ['Columbus, OH', '43215', null],
  // Incomplete, outside every state, or with nothing to compare.
  ['Columbus, OH', '871', null],
  ['Columbus, OH', '00000', null],
  ['Columbus, OH', '', null],
  ['Columbus', '87102', null],
  ['', '87102', null],
])('an address in %j with ZIP code %j may be in another state: %s', (location, zipCode, state) => {
  expect(stateElsewhere(location, zipCode)).toBe(state);
});

test('a ZIP code in the place tells the state', () => {
  expect(factsOf(profileWith({ location: 'Springfield 62701' })).state).toBe('IL');
});

test('answers that were not given stay unknown', () => {
  const facts = factsOf(profileWith({ location: 'somewhere', age: null }));
  for (const fact of ['age', 'state', 'citizenship', 'home', 'educationLevel', 'householdIncome']) {
    expect(facts).not.toHaveProperty(fact);
  }
});

test('both “yes” and “no” in the form are known facts', () => {
  expect(factsOf(profileWith({ isVeteran: false, hasDisability: true }))).toMatchObject({
    veteran: false,
    disability: true,
  });
});

test.each<[string, Partial<Profile>, string[]]>([
  ['a clerk', {}, ['individual']],
  ['a farmer', { occupation: 'Dairy farmer' }, ['individual', 'farm']],
  [
    'an owner in agriculture',
    { ownsBusinesss: true, industryExperience: 'agriculture' },
    ['individual', 'business', 'farm'],
  ],
  ['a worker on a wind farm', { occupation: 'Wind farm technician' }, ['individual']],
  ['an insurer', { occupation: 'State Farm insurance agent' }, ['individual']],
  ['a scientist', { occupation: 'Research scientist' }, ['individual', 'researcher']],
  ['a charity', { nonprofitStatus: '501c3' }, ['individual', 'nonprofit']],
  ['a founder', { seekingStartupGrant: true }, ['individual', 'startup']],
])('%s applies as %j', (_, answers, kinds) => {
  expect(factsOf(profileWith(answers)).applicantKind).toEqual(kinds);
});

test.each([
  ["Bachelor's degree", 'bachelor'],
  ['MBA', 'graduate'],
  ['GED', 'high-school'],
  ['Less than high school', 'less-than-high-school'],
  ['Some college', 'some-college'],
  ['Some high school', 'less-than-high-school'],
  ['No GED', 'less-than-high-school'],
  ["Didn't finish high school", 'less-than-high-school'],
  ['10th grade', 'less-than-high-school'],
  ['Working on a bachelor', undefined],
  ['M.A.', 'graduate'],
  ['BSc', 'bachelor'],
  ['Master electrician license', undefined],
  ['Associate degree', 'associate'],
])('the education level in %j is %s', (education, level) => {
  expect(factsOf(profileWith({ education })).educationLevel).toBe(level);
});

test.each([
  ['Navajo Nation', true],
  ['None', false],
  ['N/A', false],
  ['no', false],
  ['Nooksack', true],
  [null, false],
  ['', false],
])('the affiliation %j means membership: %s', (tribalAffiliation, tribalMember) => {
  expect(factsOf(profileWith({ tribalAffiliation }))).toMatchObject({ tribalMember });
});

test('tribal enrollment stays open until a Native American names the tribe', () => {
  const facts = factsOf(profileWith({ minorityGroup: 'native-american', tribalAffiliation: null }));
  expect(facts).not.toHaveProperty('tribalMember');
});

test('a rated disability is a disability', () => {
  expect(factsOf(profileWith({ hasDisability: false, veteranDisabilityRating: 10 }))).toMatchObject({
    disability: true,
  });
});

test.each<[Partial<Profile>, string[]]>([
  [{}, ['self']],
  [{ householdSize: 1, numberOfChildren: 0 }, ['self']],
  [{ householdSize: 2 }, ['self', 'household']],
  [{ numberOfChildren: 1 }, ['self', 'child', 'household']],
  [{ isSingleParent: true }, ['self', 'child', 'household']],
])('the answers %j are about %j', (answers, people) => {
  expect(factsOf(profileWith(answers)).applyingFor).toEqual(people);
});

test.each([
  ['Large animal veterinarian', ['veterinarian']],
  ['Nursing student', []],
  ['Registered nurse', ['nurse', 'health-worker']],
  ['High school teacher', ['educator']],
  ['commercial fisherman', ['fisher']],
  ['office worker', []],
  ['Dairy farmer', ['farmer']],
  ['Farm worker', ['farmworker']],
  ['business owner', ['business-person']],
])('the work %j is %j', (occupation, professions) => {
  expect(factsOf(profileWith({ occupation })).profession).toEqual(professions);
});

test.each([
  ['History professor writing a book', ['humanities']],
  ['Assistant professor of physics', ['physical-sciences']],
  ['Cancer researcher', ['health']],
  ['History buff', undefined],
  ['Cattle rancher', ['livestock']],
  ['Dairy farmer', ['livestock', 'dairy']],
  ['Peach grower', ['fruit-and-nuts']],
  ['Farmer', undefined],
  ['Cook who makes peach pie', undefined],
])('the work of %j is about %j', (occupation, fields) => {
  expect(factsOf(profileWith({ occupation })).fields).toEqual(fields);
});

test.each([
  ['Director of an animal rescue and shelter', ['animals']],
  ['Director of a homeless shelter', ['homelessness']],
  ['Executive director of a legal aid office', ['legal-aid']],
  ['Director of a senior center that serves meals', ['food', 'aging']],
  ['Senior manager of a land trust', ['environment']],
  ['Director of a center for independent living', ['disability']],
  ['Director of an arts council in Park County', ['arts']],
  ['President of a volunteer fire company', ['fire-and-rescue']],
])('the mission of a nonprofit with a %s is %j', (occupation, fields) => {
  expect(factsOf(profileWith({ occupation, nonprofitStatus: '501c3' })).fields).toEqual(fields);
});

test.each([
  ['Director of the county history museum', 'Knox County History Museum', false],
  ['Chief of the volunteer fire company', 'Barton Volunteer Fire Department', true],
  ['Director of the county history museum', null, true],
])('a tax-exempt %s at %j may apply for a local government: %j', (occupation, organizationName, may) => {
  const { applicantKind } = factsOf(profileWith({ occupation, organizationName, nonprofitStatus: '501c3' }));
  expect(applicantKind?.includes('local-government')).toBe(may);
});

test('optional answers become facts once given', () => {
  expect(factsOf(profileWith({}))).not.toHaveProperty('householdSize');
  const facts = factsOf(
    profileWith({
      householdSize: 3,
      householdIncome: 13_660,
      numberOfChildren: 0,
      pregnancy: 'no',
      veteranDischarge: 'general',
      veteranDisabilityRating: 0,
      employmentStatus: 'self-employed',
      annualRevenue: 0,
      numberOfEmployees: 0,
    }),
    new Date(),
    LINES_OF_2026,
  );
  expect(facts).toMatchObject({
    householdSize: 3,
    householdIncome: 13_660,
    // Half of 15,960 + 2 × 5,680.
    incomeOfPovertyLine: 50,
    children: 0,
    pregnant: false,
    veteranDischarge: 'general',
    veteranDisabilityRating: 0,
    employment: 'self-employed',
    annualRevenue: 0,
    employees: 0,
  });
});

test.each([
  ['Anchorage, AK', 19_950, 100],
  ['Honolulu, HI', 18_360, 100],
  ['San Juan, PR', 18_360, undefined],
  ['somewhere', 15_960, undefined],
])('a single person’s income is compared with the poverty line in %s', (location, householdIncome, percent) => {
  const facts = factsOf(profileWith({ location, householdIncome, householdSize: 1 }), new Date(), LINES_OF_2026);
  expect(facts.incomeOfPovertyLine).toBe(percent);
});

test.each([
  ['at home', '43215', 'OH'],
  ['at home', '06390-0001', 'CT'],
  ['at home', '96799', 'AS'],
  ['at home', '09012', undefined],
  ['Austin, TX', '43215', 'TX'],
])('a person %s with ZIP code %s is in %s', (location, zipCode, state) => {
  expect(factsOf(profileWith({ location, zipCode })).state).toBe(state);
});

test('students under 18 or in high school have no diploma unless they say so', () => {
  const levelOf = (answers: Partial<Profile>) =>
    factsOf(profileWith({ isStudent: 'current', ...answers })).educationLevel;
  expect(levelOf({ age: 16 })).toBe('less-than-high-school');
  expect(levelOf({ age: 18, occupation: 'High school senior' })).toBe('less-than-high-school');
  expect(levelOf({ age: 17, education: 'High school diploma' })).toBe('high-school');
  expect(levelOf({ age: 19 })).toBeUndefined();
});
