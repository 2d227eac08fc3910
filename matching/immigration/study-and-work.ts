import type { WrittenRule } from '../../contract/programs/rules.ts';

export const STUDY_AND_WORK = {
  /** Citizens, nationals, permanent residents, refugees, asylees and other eligible noncitizens. */
  'student-aid': {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident', 'refugee'],
        source: 'usc1091',
        quote: 'be a citizen or national of the United States, a permanent resident of the United States',
      },
      {
        all: [
          { fact: 'citizenship', source: 'edcit', is: 'other' },
          {
            any: [
              {
                check: true,
                odds: 'sometimes',
                says: 'You are a U.S. national, a parolee or entrant from Cuba or Haiti, or a citizen of Palau, Micronesia or the Marshall Islands',
                source: 'edcit',
              },
              {
                check: true,
                odds: 'rarely',
                says: 'You have another status that federal student aid accepts, for example as a survivor of trafficking or abuse',
                source: 'edcit',
              },
            ],
          },
        ],
      },
    ],
  },
  /**
   * People eligible for federal student aid, or who attended school in the state long enough to qualify under its own
   * law for students of any status.
   */
  'student-aid-state': {
    any: [
      { fact: 'citizenship', in: ['citizen', 'permanent-resident', 'refugee'], source: 'ab540' },
      {
        check: true,
        odds: 'usually',
        says: "You went to school in the state for the years that its law for students of any status asks, such as California's AB 540 or New York's DREAM Act",
        source: 'ab540',
      },
    ],
  },
  /** People who are allowed to work in the United States. */
  'work-authorized': {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident', 'refugee'],
        source: 'wioa',
        quote:
          'citizens and nationals of the United States, lawfully admitted permanent resident aliens, refugees, asylees, and parolees',
      },
      {
        all: [
          { fact: 'citizenship', source: 'cfr3811', is: 'daca' },
          { check: true, odds: 'nearly-always', says: 'You have a valid work permit', source: 'cfr3811' },
        ],
      },
      {
        all: [
          { fact: 'citizenship', in: ['visa-holder', 'other'], source: 'cfr3811' },
          {
            check: true,
            odds: 'half',
            says: 'You have a work permit, or a status that lets you work here',
            source: 'cfr3811',
          },
        ],
      },
    ],
  },
  /** Citizens and people who are lawfully in the United States. */
  'social-security': {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident', 'refugee'],
        source: 'poms204',
        quote:
          'must be a United States citizen or lawfully present alien in order to be paid benefits while in the U.S.',
      },
      {
        all: [
          { fact: 'citizenship', source: 'poms204', is: 'visa-holder' },
          {
            check: true,
            odds: 'usually',
            says: 'You are in the United States lawfully, or live abroad',
            source: 'poms204',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', in: ['daca', 'other'], source: 'poms204' },
          {
            check: true,
            odds: 'half',
            says: 'You are in the United States lawfully under the rules of Social Security, or live abroad',
            source: 'poms204',
          },
        ],
      },
    ],
  },
  /** People with a Social Security number that is valid for work. */
  'tax-ssn': {
    any: [
      { fact: 'citizenship', source: 'irsssn', is: 'citizen' },
      {
        all: [
          { fact: 'citizenship', in: ['permanent-resident', 'refugee', 'daca'], source: 'irsssn' },
          {
            check: true,
            odds: 'nearly-always',
            says: 'You have a Social Security number that is valid for work',
            source: 'irsssn',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'irsssn', is: 'visa-holder' },
          {
            check: true,
            odds: 'half',
            says: 'You have a Social Security number that is valid for work',
            source: 'irsssn',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'irsssn', is: 'other' },
          {
            check: true,
            odds: 'sometimes',
            says: 'You have a Social Security number that is valid for work',
            source: 'irsssn',
          },
        ],
      },
    ],
  },
  /**
   * Residents for tax purposes with a Social Security number. Students on a visa aren't residents in their first years.
   */
  'tax-resident': {
    any: [
      { fact: 'citizenship', source: 'irsssn', is: 'citizen' },
      {
        all: [
          { fact: 'citizenship', in: ['permanent-resident', 'refugee', 'daca'], source: 'irsssn' },
          {
            check: true,
            odds: 'nearly-always',
            says: 'You have a Social Security number that is valid for work',
            source: 'irsssn',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', in: ['visa-holder', 'other'], source: 'irsforeign' },
          {
            check: true,
            odds: 'sometimes',
            says: 'You count as a resident for taxes all year (as a rule not on a student visa), and have a Social Security number',
            source: 'irsforeign',
          },
        ],
      },
    ],
  },
  /** People who file taxes with a Social Security number or an ITIN, regardless of immigration status. */
  'tax-itin': {
    any: [
      { fact: 'citizenship', in: ['citizen', 'permanent-resident', 'refugee', 'daca'], source: 'wftc' },
      {
        check: true,
        odds: 'usually',
        says: 'You have a Social Security number or an Individual Taxpayer Identification Number (ITIN)',
        source: 'wftc',
      },
    ],
  },
  /** U.S. citizens, nationals and permanent residents. */
  'national-service': {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident'],
        source: 'cfr2522',
        quote: 'Be a citizen, national, or lawful permanent resident alien of the United States',
      },
      {
        all: [
          { fact: 'citizenship', source: 'cfr2522', is: 'other' },
          {
            check: true,
            odds: 'rarely',
            says: 'You are a U.S. national, for example from American Samoa',
            source: 'cfr2522',
          },
        ],
      },
    ],
  },
} as const satisfies Record<string, WrittenRule>;
