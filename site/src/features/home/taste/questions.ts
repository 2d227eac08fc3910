import type { Need } from '../../../../../contract/profile/profile.ts';
import type { Audience } from '../../../../../contract/programs/catalog.ts';
import type { Facts } from '../../../../../matching/person/fact-types.ts';

/** A choice that says who the visitor is, and the facts it implies. Everything else stays unknown. */
export interface Who {
  facts: Facts;
  /** Facts true of most such people. They decide which programs come first and which ways to qualify are mentioned. */
  typical?: Facts;
  /** The audience to match with a program's; null for anyone. */
  audience: Audience | null;
}

const PERSON = { applicantKind: ['individual'], applyingFor: ['self'] } as const satisfies Facts;

/** "65 or older" counts as 65: no program in the catalog accepts that age but rejects older people. */
export const OLDER_AGE = 65;

export const WHO = {
  adult: { facts: PERSON, typical: { age: 40, children: 0, educationLevel: 'high-school' }, audience: null },
  family: {
    facts: { ...PERSON, applyingFor: ['self', 'child', 'household'], children: 1 },
    typical: {
      age: 35,
      disability: false,
      employment: 'unemployed',
      youngestChild: 4,
      schoolAgeChild: true,
      educationLevel: 'high-school',
    },
    audience: 'families',
  },
  older: { facts: { ...PERSON, age: OLDER_AGE }, audience: 'seniors' },
  veteran: {
    facts: { ...PERSON, veteran: true },
    typical: { age: 55, spouseVeteran: false, veteranDisabilityRating: 40, educationLevel: 'high-school' },
    audience: 'veterans',
  },
  student: { facts: { ...PERSON, student: 'current' }, typical: { age: 20, children: 0 }, audience: 'students' },
  disability: {
    facts: { ...PERSON, disability: true },
    typical: { age: 45 },
    audience: 'people-with-disabilities',
  },
  business: { facts: { applicantKind: ['individual', 'business'], ownsBusiness: true }, audience: 'small-businesses' },
  startup: {
    facts: { applicantKind: ['individual', 'startup'], startingBusiness: true },
    audience: 'small-businesses',
  },
  farm: { facts: { applicantKind: ['individual', 'farm'] }, audience: 'farms' },
  nonprofit: { facts: { applicantKind: ['nonprofit'] }, audience: 'nonprofits' },
} as const satisfies Record<string, Who>;
export type WhoKey = keyof typeof WHO;

/** The searches for each need, what people ask for most first. */
export const NEED_SEARCHES = {
  bills: ['heating bill', 'electric bill', 'insulate my house', 'phone and internet bill'],
  food: ['food stamps', 'groceries', 'school lunch', 'free meals', 'wic food'],
  rent: ['help with rent', 'housing voucher', 'homeless'],
  home: ['buy a house', 'home loan', 'fix my roof'],
  school: ['help paying for college', 'college tuition', 'student loan'],
  work: ['job training', 'lost my job', 'apprenticeship'],
  health: ['health insurance', 'medical bills', 'free clinic'],
  children: ['child care', 'preschool', 'formula for my baby', 'after school program'],
  money: [
    'cash assistance',
    'food stamps',
    'monthly benefit',
    'disability check',
    'tax credit for families',
    'veterans pension',
  ],
  business: ['small business loan', 'start a business', 'business grant'],
  land: ['buy farm land', 'farm loan', 'crop loss', 'conservation'],
  community: ['nonprofit grant', 'community project', 'arts', 'volunteers'],
  disaster: ['disaster', 'flood', 'hurricane', 'fire damage'],
} as const satisfies Record<Need, readonly string[]>;
