import type { WrittenRule } from '../../contract/programs/rules.ts';

export const BENEFITS = {
  /** Citizens, nationals and qualified immigrants: permanent residents, refugees, asylees and some others. No wait. */
  qualified: {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident', 'refugee'],
        source: 'usc1641',
        quote: 'an alien who is lawfully admitted for permanent residence',
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
  /** Someone in the household is a citizen or a qualified immigrant. */
  'qualified-household': {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident', 'refugee'],
        source: 'usc1641',
        quote: 'an alien who is lawfully admitted for permanent residence',
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
          { fact: 'applyingFor', in: ['household'], source: 'liheap' },
          {
            check: true,
            odds: 'half',
            citizen: 'other',
            says: 'Somebody else in your household is a U.S. citizen or has a status that counts, and you ask for that person',
            source: 'liheap',
          },
        ],
      },
    ],
  },
  /** The child is a citizen or a qualified immigrant. The parents' status doesn't matter. */
  'qualified-child': {
    any: [
      { fact: 'citizenship', source: 'usc1641', is: 'citizen' },
      {
        check: true,
        odds: 'usually',
        citizen: 'child',
        says: 'The child is a U.S. citizen or a qualified immigrant, such as a permanent resident or refugee',
        source: 'usc1641',
      },
    ],
  },
  /** Citizens, refugees, asylees, and people who have been permanent residents for five years. */
  'qualified-five-years': {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'refugee'],
        source: 'usc1613',
        quote: 'An alien who is admitted to the United States as a refugee',
      },
      {
        all: [
          { fact: 'citizenship', source: 'usc1613', is: 'permanent-resident' },
          {
            fact: 'permanentResidentYears',
            atLeast: 5,
            source: 'usc1613',
            quote: 'is not eligible for any Federal means-tested public benefit for a period of 5 years',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'usc1613', is: 'permanent-resident' },
          {
            any: [
              { fact: 'veteran', is: true, source: 'usc1613' },
              { fact: 'spouseVeteran', is: true, source: 'usc1613' },
              {
                check: true,
                odds: 'sometimes',
                says: 'You came as a refugee, got asylum or were an entrant from Cuba or Haiti before you became a permanent resident',
                source: 'usc1613',
              },
              {
                check: true,
                odds: 'sometimes',
                says: 'Your state helps permanent residents in their first five years with its own money',
                source: 'tanfcrs',
              },
            ],
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
          { fact: 'applyingFor', in: ['child'], source: 'tanfcrs' },
          {
            check: true,
            odds: 'usually',
            citizen: 'child',
            says: 'You ask for your child, and the child is a U.S. citizen or has a status that counts',
            source: 'tanfcrs',
          },
        ],
      },
    ],
  },
  /** Citizens, and permanent residents after five years. Children, veterans and disabled people don't have to wait. */
  snap: {
    any: [
      {
        fact: 'citizenship',
        source: 'fnsobbb',
        quote:
          'limiting eligibility for SNAP to the following groups: U.S. citizens, U.S. nationals, lawful permanent residents (LPRs), Cuban and Haitian entrants',
        is: 'citizen',
      },
      {
        all: [
          { fact: 'citizenship', source: 'fnsobbb', is: 'permanent-resident' },
          {
            fact: 'permanentResidentYears',
            atLeast: 5,
            source: 'fnsobbb',
            quote: 'Aliens continue to be subject to a 5-year waiting period, unless exempted by PRWORA.',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'fnsobbb', is: 'permanent-resident' },
          {
            any: [
              { fact: 'age', atMost: 17, source: 'usc1612' },
              { fact: 'veteran', is: true, source: 'usc1612' },
              { fact: 'spouseVeteran', is: true, source: 'usc1612' },
              {
                all: [
                  { fact: 'disability', is: true, source: 'usc1612' },
                  {
                    check: true,
                    odds: 'half',
                    says: 'You get benefits because you are blind or disabled',
                    source: 'usc1612',
                  },
                ],
              },
              {
                check: true,
                odds: 'sometimes',
                says: 'You can count ten years of work (40 quarters), with those of your husband, wife or parents',
                source: 'usc1612',
              },
              {
                check: true,
                odds: 'sometimes',
                says: 'You came as a refugee, got asylum or were an entrant from Cuba or Haiti before you became a permanent resident',
                source: 'fnsobbb',
              },
            ],
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'fnsobbb', is: 'refugee' },
          {
            check: true,
            odds: 'half',
            says: 'You have become a permanent resident, or you are a Cuban or Haitian entrant',
            source: 'fnsobbb',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'fnsobbb', is: 'other' },
          {
            any: [
              {
                check: true,
                odds: 'sometimes',
                says: 'You are a U.S. national, an entrant from Cuba or Haiti, or a citizen of Palau, Micronesia or the Marshall Islands who lives here under the compact',
                source: 'fnsobbb',
              },
              {
                check: true,
                odds: 'rarely',
                says: 'You belong to a group that the 1996 law exempts, such as American Indians born abroad or Hmong and Highland Laotian tribe members',
                source: 'usc1613',
              },
            ],
          },
        ],
      },
      {
        all: [
          { fact: 'applyingFor', in: ['child'], source: 'fnsobbb' },
          {
            check: true,
            odds: 'usually',
            citizen: 'child',
            says: 'You ask for your child, and the child is a U.S. citizen or has a status that counts',
            source: 'fnsobbb',
          },
        ],
      },
      {
        all: [
          { fact: 'applyingFor', in: ['household'], source: 'fnsobbb' },
          {
            check: true,
            odds: 'half',
            citizen: 'other',
            says: 'Somebody else in your household is a U.S. citizen or has a status that counts, and you ask for that person',
            source: 'fnsobbb',
          },
        ],
      },
    ],
  },
  /**
   * Citizens, refugees and asylees of the last seven years, veterans, and permanent residents with ten years of work.
   */
  ssi: {
    any: [
      { fact: 'citizenship', source: 'usc1612', is: 'citizen' },
      {
        all: [
          { fact: 'citizenship', source: 'usc1612', is: 'permanent-resident' },
          {
            any: [
              { fact: 'veteran', is: true, source: 'pomsSsi' },
              { fact: 'spouseVeteran', is: true, source: 'pomsSsi' },
              {
                all: [
                  { fact: 'permanentResidentYears', atLeast: 5, source: 'usc1613' },
                  {
                    check: true,
                    odds: 'half',
                    says: 'You can count ten years of work (40 quarters), with those of your husband, wife or parents',
                    source: 'usc1612',
                  },
                ],
              },
              {
                check: true,
                odds: 'sometimes',
                says: 'You came as a refugee, asylee or entrant from Cuba or Haiti less than seven years ago, or lived here lawfully on August 22, 1996 and are blind or disabled',
                source: 'pomsSsi',
              },
            ],
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'usc1612', is: 'refugee' },
          {
            check: true,
            odds: 'usually',
            says: 'You got that status less than seven years ago, or you are a veteran',
            source: 'usc1612',
            quote: 'until 7 years after the date',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'usc1612', is: 'other' },
          {
            any: [
              {
                check: true,
                odds: 'sometimes',
                says: 'You are a U.S. national, or an entrant from Cuba or Haiti, or had your deportation withheld, less than seven years ago',
                source: 'usc1612',
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
          { fact: 'disabledChild', is: true, source: 'usc1612' },
          {
            check: true,
            odds: 'usually',
            citizen: 'child',
            says: 'You ask for your child, and the child is a U.S. citizen or has a status that counts',
            source: 'usc1612',
          },
        ],
      },
    ],
  },
} as const satisfies Record<string, WrittenRule>;
