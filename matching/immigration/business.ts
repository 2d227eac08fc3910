import type { WrittenRule } from '../../contract/programs/rules.ts';

export const BUSINESS = {
  /** The applicant and everyone who signs the note are citizens, nationals or qualified immigrants. */
  'farm-loan': {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident', 'refugee'],
        source: 'cfr764',
        quote:
          'must be a citizen of the United States, United States non-citizen national, or a qualified alien under applicable Federal immigration laws',
      },
      {
        all: [
          { fact: 'citizenship', source: 'usc1641', is: 'other' },
          {
            any: [
              {
                check: true,
                odds: 'sometimes',
                says: 'You are a U.S. national, an entrant from Cuba or Haiti, a citizen of Palau, Micronesia or the Marshall Islands, were paroled into the country for at least a year, or had your deportation withheld',
                source: 'usc1641',
              },
              {
                check: true,
                odds: 'rarely',
                says: 'You survived abuse in the family or trafficking and the law counts you like a qualified immigrant, or you are a citizen of Palau, Micronesia or the Marshall Islands',
                source: 'usc1641',
              },
            ],
          },
        ],
      },
    ],
  },
  /** Citizens, permanent residents, and people who put their own labor, land and capital into the farm. */
  'farm-payment': {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident'],
        source: 'cfr1400',
        quote:
          'any person who is not a citizen of the United States or an alien lawfully admitted into the United States for permanent residence',
      },
      {
        check: true,
        odds: 'half',
        says: 'You give the farm land, capital and a substantial amount of your own work',
        source: 'cfr1400',
        quote: 'providing land, capital, and a substantial amount of personal labor in the production of crops',
      },
    ],
  },
  /** All owners of the business are U.S. citizens or nationals who live in the United States. */
  sba: {
    any: [
      {
        all: [
          {
            fact: 'citizenship',
            source: 'sba1',
            quote:
              '100% of all direct and/or indirect owners of a small business Applicant be U.S. Citizens or U.S. Nationals',
            is: 'citizen',
          },
          {
            check: true,
            odds: 'nearly-always',
            says: 'Everybody else who owns a part of the business is a U.S. citizen or national, too, and lives in the United States',
            source: 'sba1',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'sba1', is: 'other' },
          {
            check: true,
            odds: 'rarely',
            says: 'You are a U.S. national, for example from American Samoa',
            source: 'sba1',
          },
        ],
      },
      {
        check: true,
        odds: 'rarely',
        says: 'You own no part of the business, and all who do are U.S. citizens or nationals',
        source: 'sba1',
      },
    ],
  },
  /** Citizens, nationals and qualified immigrants. SBA may require more by now. */
  'sba-disaster': {
    any: [
      { fact: 'citizenship', source: 'usc1641', is: 'citizen' },
      {
        all: [
          { fact: 'citizenship', in: ['permanent-resident', 'refugee'], source: 'usc1641' },
          {
            check: true,
            odds: 'usually',
            says: 'SBA accepts your immigration status for a disaster loan',
            source: 'usc1641',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'usc1641', is: 'other' },
          {
            any: [
              {
                check: true,
                odds: 'sometimes',
                says: 'You are a U.S. national, an entrant from Cuba or Haiti, a citizen of Palau, Micronesia or the Marshall Islands, were paroled into the country for at least a year, or had your deportation withheld',
                source: 'usc1641',
              },
              {
                check: true,
                odds: 'rarely',
                says: 'You survived abuse in the family or trafficking and the law counts you like a qualified immigrant, or you are a citizen of Palau, Micronesia or the Marshall Islands',
                source: 'usc1641',
              },
            ],
          },
        ],
      },
      {
        all: [
          { fact: 'applicantKind', in: ['nonprofit'], source: 'usc1641' },
          { check: true, odds: 'half', says: 'The loan is for an organization', source: 'usc1641' },
        ],
      },
    ],
  },
} as const satisfies Record<string, WrittenRule>;
