import { expect, test } from 'vitest';
import type { Facts } from '../person/fact-types.ts';
import { USUAL as OWN_USUAL } from '../program/papers/usual-papers-words.es.ts';
import { USUAL } from '../program/papers/usual-papers-words.ts';
import { spokenOf } from '../search/spoken-of.ts';
import { MATCHING_PHRASES } from './matching-phrases.ts';
import { PAPERS } from './papers.ts';

test('usual documents are the same as on the Spanish pages', () => {
  const own: Readonly<Record<string, readonly string[]>> = OWN_USUAL;
  for (const [kind, papers] of Object.entries(USUAL)) expect(papers.map((paper) => PAPERS[paper])).toEqual(own[kind]);
});

const OTHERWISE: Facts = {
  ...{
    veteran: false,
    student: 'no',
    disability: false,
    singleParent: false,
    startingBusiness: false,
    ownsBusiness: false,
  },
  ...{
    nonprofitStatus: 'none',
    profession: [],
    tribalMember: false,
    minorityGroup: 'other',
    pregnant: false,
    children: 0,
  },
  ...{ employment: 'retired', age: 30, citizenship: 'citizen', applicantKind: ['individual'], applyingFor: ['self'] },
};

test.each([
  'I am a veteran, a student with a disability, a single mother, pregnant, unemployed, and an older person in a tribe',
  'I want to start a business, a nonprofit and a farm, as a nurse',
  ...[
    'our hospital',
    'our school',
    'our college',
    'our town',
    'research',
    'a nonprofit',
    'a farm',
    'a bakery business',
  ],
  ...[
    'I rent',
    'I am homeless',
    'I buy a home',
    'I am a homeowner',
    'I am a refugee',
    'my sister',
    'child care for my son',
  ],
])('what search says about “%s” has a Spanish form', (text) => {
  for (const home of ['own', 'rent'] as const) {
    const { opened } = spokenOf(text, { ...OTHERWISE, home });
    for (const says of opened.values()) expect(MATCHING_PHRASES).toHaveProperty([says]);
  }
});
