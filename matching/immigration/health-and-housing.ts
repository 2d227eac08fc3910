import type { WrittenRule } from '../../contract/programs/rules.ts';

export const HEALTH_AND_HOUSING = {
  /** Citizens, and permanent residents after five years. Most states cover children and pregnant women sooner. */
  'medicaid-chip': {
    any: [
      { fact: 'citizenship', source: 'ccf', is: 'citizen' },
      {
        all: [
          { fact: 'citizenship', source: 'ccf', is: 'permanent-resident' },
          { fact: 'permanentResidentYears', atLeast: 5, source: 'ccf' },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'ccf', is: 'permanent-resident' },
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
            ],
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', in: ['permanent-resident', 'refugee', 'visa-holder', 'other'], source: 'ccf' },
          {
            any: [
              { fact: 'age', atMost: 20, source: 'ccf' },
              { fact: 'pregnant', is: true, source: 'ccf' },
            ],
          },
          {
            check: true,
            odds: 'usually',
            says: 'You are in the country lawfully, and your state covers children or pregnant women who are',
            source: 'ccf',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'ccf', is: 'refugee' },
          {
            check: true,
            odds: 'half',
            says: 'You have become a permanent resident, are an entrant from Cuba or Haiti, or live in a state that covers refugees with its own money',
            source: 'ccf',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'ccf', is: 'other' },
          {
            check: true,
            odds: 'sometimes',
            says: 'You are a U.S. national, an entrant from Cuba or Haiti, or a citizen of Palau, Micronesia or the Marshall Islands who lives here under the compact',
            source: 'ccf',
          },
        ],
      },
      {
        all: [
          { fact: 'pregnant', is: true, source: 'ccf' },
          {
            check: true,
            odds: 'half',
            says: "Your state covers care before birth whatever the mother's status",
            source: 'ccf',
          },
        ],
      },
      {
        check: true,
        odds: 'rarely',
        says: 'Your state covers people of your status with its own money',
        source: 'ccf',
      },
      {
        all: [
          { fact: 'applyingFor', in: ['child'], source: 'ccf' },
          {
            check: true,
            odds: 'usually',
            citizen: 'child',
            says: 'You ask for your child, and the child is a U.S. citizen or has a status that counts',
            source: 'ccf',
          },
        ],
      },
      {
        all: [
          { fact: 'applyingFor', in: ['household'], source: 'ccf' },
          {
            check: true,
            odds: 'half',
            citizen: 'other',
            says: 'Somebody else in your household is a U.S. citizen or has a status that counts, and you ask for that person',
            source: 'ccf',
          },
        ],
      },
    ],
  },
  /**
   * Citizens and permanent residents. Other people who are here lawfully lose the tax credit for plans from 2027 on.
   */
  marketplace: {
    any: [
      { fact: 'citizenship', in: ['citizen', 'permanent-resident'], source: 'ptc' },
      {
        all: [
          { fact: 'citizenship', source: 'ptc', is: 'refugee' },
          {
            check: true,
            odds: 'half',
            says: 'You have become a permanent resident, are an entrant from Cuba or Haiti, or ask for 2026',
            source: 'ptc',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'ptc', is: 'other' },
          {
            check: true,
            odds: 'sometimes',
            says: 'You are a U.S. national, an entrant from Cuba or Haiti, or a citizen of Palau, Micronesia or the Marshall Islands who lives here under the compact, or are here lawfully and ask for 2026',
            source: 'ptc',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'ptc', is: 'visa-holder' },
          {
            check: true,
            odds: 'rarely',
            says: 'You are a citizen of Palau, Micronesia or the Marshall Islands, or ask for 2026, not for a plan of 2027',
            source: 'ptc',
          },
        ],
      },
      {
        all: [
          { fact: 'applyingFor', in: ['child'], source: 'ccf' },
          {
            check: true,
            odds: 'usually',
            citizen: 'child',
            says: 'You ask for your child, and the child is a U.S. citizen or has a status that counts',
            source: 'ccf',
          },
        ],
      },
      {
        all: [
          { fact: 'applyingFor', in: ['household'], source: 'ccf' },
          {
            check: true,
            odds: 'half',
            citizen: 'other',
            says: 'Somebody else in your household is a U.S. citizen or has a status that counts, and you ask for that person',
            source: 'ccf',
          },
        ],
      },
    ],
  },
  /** Citizens, and permanent residents with enough work history or five years of residence. */
  medicare: {
    any: [
      { fact: 'citizenship', source: 'usc1395mmm', quote: 'a citizen or national of the United States', is: 'citizen' },
      {
        all: [
          {
            fact: 'citizenship',
            source: 'usc1395mmm',
            quote: 'an alien who is lawfully admitted for permanent residence',
            is: 'permanent-resident',
          },
          {
            any: [
              {
                fact: 'permanentResidentYears',
                atLeast: 5,
                source: 'usc1395o',
                quote:
                  'an alien lawfully admitted for permanent residence who has resided in the United States continuously during the 5 years',
              },
              {
                check: true,
                odds: 'half',
                says: 'You or your husband or wife have enough work credits for Medicare without a premium, usually ten years',
                source: 'usc1395o',
              },
              {
                check: true,
                odds: 'half',
                says: 'You have lived in the United States for the last five years, in part before your green card',
                source: 'usc1395o',
              },
            ],
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'usc1395mmm', is: 'refugee' },
          {
            check: true,
            odds: 'half',
            says: 'You have become a permanent resident, or you are a Cuban or Haitian entrant',
            source: 'usc1395mmm',
          },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'usc1395mmm', is: 'other' },
          {
            check: true,
            odds: 'sometimes',
            says: 'You are a U.S. national, an entrant from Cuba or Haiti, or a citizen of Palau, Micronesia or the Marshall Islands who lives here under the compact',
            source: 'usc1395mmm',
          },
        ],
      },
    ],
  },
  /** Someone in the household is a citizen or has an eligible status. The help is smaller if others don't. */
  housing: {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident', 'refugee'],
        source: 'usc1436a',
        quote:
          'the applicable Secretary may not make financial assistance available for the benefit of any alien unless that alien is a resident of the United States',
      },
      {
        all: [
          { fact: 'citizenship', source: 'usc1436a', is: 'other' },
          {
            any: [
              {
                check: true,
                odds: 'sometimes',
                says: 'You are a U.S. national, were paroled into the country, had your deportation withheld, or are a citizen of Palau, Micronesia or the Marshall Islands',
                source: 'usc1436a',
              },
              {
                check: true,
                odds: 'rarely',
                says: 'You survived abuse in the family or trafficking and the law counts you like a qualified immigrant, or you are a citizen of Palau, Micronesia or the Marshall Islands',
                source: 'leading',
              },
            ],
          },
        ],
      },
      {
        all: [
          { fact: 'applyingFor', in: ['household'], source: 'leading' },
          {
            check: true,
            odds: 'half',
            citizen: 'other',
            says: 'Somebody in your household is a U.S. citizen or has an eligible status; the help then covers only those members',
            source: 'leading',
          },
        ],
      },
    ],
  },
  /** Citizens, nationals, permanent residents, and citizens of Palau, Micronesia and the Marshall Islands. */
  fha: {
    any: [
      {
        fact: 'citizenship',
        in: ['citizen', 'permanent-resident'],
        source: 'fha',
        quote: 'only U.S. citizens and lawful Permanent Residents (often known as',
      },
      {
        all: [
          { fact: 'citizenship', source: 'fha', is: 'refugee' },
          { check: true, odds: 'half', says: 'You have become a permanent resident', source: 'fha' },
        ],
      },
      {
        all: [
          { fact: 'citizenship', source: 'fha', is: 'other' },
          {
            check: true,
            odds: 'sometimes',
            says: 'You are a U.S. national or a citizen of Palau, Micronesia or the Marshall Islands',
            source: 'fha',
          },
        ],
      },
    ],
  },
} as const satisfies Record<string, WrittenRule>;
