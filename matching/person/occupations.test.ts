import { describe, expect, test } from 'vitest';
import { type Profile, profileUpdate } from '../../contract/profile/profile.ts';
import { factsOf } from './facts.ts';
import { organizationsOf } from './organizations.ts';
import { isResearcher, professionsOf } from './professions.ts';
import { isOutOfWork } from './work-words.ts';

function profileWith(answers: Partial<Profile>): Profile {
  return { ...profileUpdate.parse({ age: 40, location: 'Columbus, OH', occupation: 'Clerk' }), ...answers };
}

test.each([
  ['Grants manager of our pueblo government', 'tribal-government'],
  ['Governor of the Pueblo of Zia', 'tribal-government'],
  ['Environmental director, Pueblo of Laguna', 'tribal-government'],
  ['Tribal administrator of a rancheria', 'tribal-government'],
  ['Grants writer at Table Mountain Rancheria', 'tribal-government'],
  ['Member of our band council', 'tribal-government'],
  ['Chairwoman of the Band of Choctaw Indians', 'tribal-government'],
  ['Principal Chief', 'tribal-government'],
  ['Principal chief of the Cherokee Nation', 'tribal-government'],
  ['Planner for the Navajo Nation', 'tribal-government'],
  ['Executive director, Navajo Nation housing office', 'tribal-government'],
  ['Tribal council member', 'tribal-government'],
  ['Tribal government grants manager', 'tribal-government'],
  ['Tribal historic preservation officer', 'tribal-government'],
  ['Administrator of the Native Village of Eyak', 'tribal-government'],
  ['Vice chairman of our tribe', 'tribal-government'],
  ['Volunteer fire chief', 'local-government'],
  ['Fire chief', 'local-government'],
  ['Captain at a volunteer fire department', 'local-government'],
  ['Chief of the volunteer fire company', 'local-government'],
  ['Treasurer of a volunteer fire department', 'local-government'],
  ['Director of the county ambulance service', 'local-government'],
  ['Fire captain', 'local-government'],
  ['Police chief', 'local-government'],
  ['Chief of police in a small town', 'local-government'],
  ['Deputy police chief', 'local-government'],
  ['Sheriff of a rural county', 'local-government'],
  ['Sheriff', 'local-government'],
  ["Grants manager of the sheriff's office", 'local-government'],
  ['Parish council clerk', 'local-government'],
  ['Parish president', 'local-government'],
  ['Police jury secretary-treasurer', 'local-government'],
  ['Borough clerk', 'local-government'],
  ['City clerk', 'local-government'],
  ['Township trustee', 'local-government'],
  ['County judge-executive', 'local-government'],
  ['Chair of the selectboard', 'local-government'],
  ['Selectwoman', 'local-government'],
  ['Town manager; our town garage and sewer need repair', 'local-government'],
  ['Alderman', 'local-government'],
  ['Public library director', 'local-government'],
  ['Superintendent of schools', 'school'],
  ['Assistant superintendent of a rural school district', 'school'],
  ['School superintendent', 'school'],
  ['School board president', 'school'],
  ['Elementary school principal', 'school'],
  ['Principal at a middle school', 'school'],
  ['Business manager for public schools', 'school'],
  ['Head of a charter school', 'school'],
  ['Director of student services at a school district', 'school'],
  ['Grants officer at a state university', 'college'],
  ['Dean of a community college', 'college'],
  ['Hospital administrator', 'hospital'],
])('%s may apply for a %s', (occupation, kind) => {
  expect(organizationsOf({ occupation })).toContain(kind);
});

test.each([
  'Band member',
  'Band manager for a rock group',
  'High school band director',
  'Chief of staff',
  'Chief financial officer',
  'Principal engineer',
  'Principal dancer',
  'Police officer',
  'Deputy sheriff',
  "Sheriff's deputy",
  'Firefighter',
  'Fire alarm technician',
  'Fire protection engineer',
  'Parish priest',
  'Clerk in a city shop in Pueblo',
  'Cook in Pueblo',
  'Director of the Pueblo food bank',
  'Manager of an animal hospital',
  'Student council president',
  'School bus driver',
  'School secretary',
  'Middle school teacher',
  'Professor at a university',
  'Enrolled member of the Navajo Nation',
  'Sales manager at Nationwide',
  'Manager at the United Nations',
  'Director of a nationwide food charity',
  'Restaurant manager in New York City',
  'Former police chief',
  'Retired fire chief',
  'Sous chef',
])('%s does not apply for a public body', (occupation) => {
  expect(organizationsOf({ occupation })).toEqual([]);
});

test.each([
  ['Grants manager', 'Pueblo of Laguna', ['tribal-government']],
  ['Executive director', 'Cherokee Nation', ['tribal-government']],
  ['Clerk', 'Town of Barton', ['local-government']],
  ['Business manager', 'Clarksdale Municipal School District', ['school']],
  ['Treasurer', 'Friends of the Barton Fire Department', []],
  ['Driver', 'Town of Barton', []],
  ['Director', 'Kansas City Food Bank', []],
])('%s at "%s" applies for %j', (occupation, organizationName, kinds) => {
  expect(organizationsOf({ occupation, organizationName })).toEqual(kinds);
});

describe('researchers', () => {
  test.each([
    'Biologist at a university who studies lake algae',
    'Marine biologist',
    'Neurobiologist',
    'Ecologist',
    'Chemist',
    'Biochemist at a research institute',
    'Geologist',
    'Geophysicist',
    'Postdoc in plant genetics',
    'Post-doctoral fellow',
    'Entomologist',
    'Epidemiologist',
    'Neuroscientist',
    'Geneticist',
    'Astronomer',
    'Oceanographer',
    'Mathematician',
    'Anthropologist at a college',
    'Cosmologist',
    'Research scientist',
    'Principal investigator of a lab',
  ])('%s', (occupation) => {
    expect(isResearcher(occupation)).toBe(true);
    expect(professionsOf(occupation)).toContain('researcher');
  });

  test.each([
    'Cosmetologist',
    'Dermatologist',
    'Cardiologist',
    'Gynecologist',
    'Radiologic technologist',
    'Speech-language pathologist',
    'Mixologist',
    'Publicist',
    'Audiologist',
    'Market research interviewer',
    'Pharmacist',
    'Exercise physiologist',
    'Meteorologist on TV',
  ])('%s does no research', (occupation) => {
    expect(isResearcher(occupation)).toBe(false);
  });

  test.each([
    ['Biologist at a university who studies lake algae', ['life-sciences']],
    ['Entomologist', ['life-sciences', 'agriculture']],
    ['Geologist', ['physical-sciences']],
    ['Epidemiologist', ['health']],
    ['Postdoc in plant genetics', ['life-sciences', 'agriculture']],
    ['Astronomer', ['physical-sciences']],
  ])('%s works on %j', (occupation, fields) => {
    expect(factsOf(profileWith({ occupation })).fields).toEqual(fields);
  });
});

describe('nurses', () => {
  test.each(['Nurse', 'School nurse', 'Registered nurse', 'Director of nursing', 'LPN', 'Nurse practitioner'])(
    '%s',
    (occupation) => {
      expect(professionsOf(occupation)).toContain('nurse');
    },
  );

  test.each([
    'Nurse aide',
    "Nurse's aide",
    'Nurses aide',
    'Certified nursing assistant',
    'Nursing home cook',
    'Nursing assistant',
    'Nursing student',
  ])('%s is not a nurse', (occupation) => {
    expect(professionsOf(occupation)).not.toContain('nurse');
  });
});

describe('people out of work', () => {
  test.each([
    'Laid-off machinist',
    'Unemployed welder',
    'Out of work roofer',
    'Out-of-work carpenter',
    'Recently laid off from the mill',
    'Lost my job last month',
    'Welder, laid off in October',
    'Carpenter, currently unemployed',
    'Jobless',
    'I am between jobs',
    'I got laid off',
    'Looking for work',
    'Furloughed cook',
  ])('%s', (occupation) => {
    expect(isOutOfWork(occupation)).toBe(true);
    expect(factsOf(profileWith({ occupation })).employment).toBe('unemployed');
  });

  test.each([
    'Job coach for unemployed adults',
    'Unemployment insurance clerk',
    'Runs a nonprofit for laid-off miners',
    'Teaches people who are out of work',
    'Jobless claims adviser',
    'Widow who looks after laid-off coal miners',
  ])('%s has work', (occupation) => {
    expect(isOutOfWork(occupation)).toBe(false);
  });

  test('the form’s answer takes precedence over words', () => {
    const facts = factsOf(profileWith({ occupation: 'Laid-off machinist', employmentStatus: 'employed' }));
    expect(facts.employment).toBe('employed');
  });
});

test.each([
  ['High school math teacher with student loans', ['educator']],
  ['Teacher for students with disabilities', ['educator']],
  ['Student teacher', []],
])('%s has the professions %j', (occupation, professions) => {
  expect(professionsOf(occupation)).toEqual(professions);
});

test.each([
  ['Founder of a biotech startup for a cancer test', ['life-sciences', 'health']],
  ['Founder of a bakery startup', undefined],
])('%s develops something in %j', (occupation, fields) => {
  expect(factsOf(profileWith({ occupation })).fields).toEqual(fields);
});
