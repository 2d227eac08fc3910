import type { Facts } from '../../../../matching/facts.ts';

/** What somebody can say of themselves with one choice, and the facts that it tells. What it leaves open stays unknown. */
interface Who {
  label: string;
  facts: Facts;
}

/** A wish, and the searches that ask for it. */
interface Need {
  label: string;
  words: readonly string[];
}

const PERSON = { applicantKind: ['individual'], applyingFor: ['self'] } as const satisfies Facts;

/** "65 or older" counts as 65: no program of the catalogue begins later. */
export const OLDER_AGE = 65;

export const WHO = {
  adult: { label: 'Myself', facts: PERSON },
  family: { label: 'My family with children', facts: { ...PERSON, applyingFor: ['self', 'child', 'household'] } },
  older: { label: 'Someone 65 or older', facts: { ...PERSON, age: OLDER_AGE } },
  veteran: { label: 'A veteran', facts: { ...PERSON, veteran: true } },
  student: { label: 'A student', facts: { ...PERSON, student: 'current' } },
  disability: { label: 'A person with a disability', facts: { ...PERSON, disability: true } },
  business: { label: 'My business', facts: { applicantKind: ['individual', 'business'], ownsBusiness: true } },
  startup: {
    label: 'A business I want to start',
    facts: { applicantKind: ['individual', 'startup'], startingBusiness: true },
  },
  farm: { label: 'My farm', facts: { applicantKind: ['individual', 'farm'] } },
  nonprofit: { label: 'A nonprofit', facts: { applicantKind: ['nonprofit'] } },
} as const satisfies Record<string, Who>;
export type WhoKey = keyof typeof WHO;

export const NEEDS = {
  bills: { label: 'Heating and power bills', words: ['heating bill', 'electric bill', 'insulate my house'] },
  food: { label: 'Food', words: ['food stamps', 'groceries', 'wic food', 'school lunch', 'free meals'] },
  rent: { label: 'Rent or a place to live', words: ['help with rent', 'housing voucher', 'homeless'] },
  home: { label: 'Buying or repairing a home', words: ['buy a house', 'home loan', 'fix my roof'] },
  school: { label: 'School or college', words: ['help paying for college', 'college tuition', 'student loan'] },
  work: { label: 'Work or training', words: ['job training', 'lost my job', 'apprenticeship'] },
  health: { label: 'Health care', words: ['health insurance', 'medical bills', 'free clinic'] },
  children: {
    label: 'Child care and children',
    words: ['child care', 'preschool', 'formula for my baby', 'after school program'],
  },
  money: {
    label: 'Living costs',
    words: ['cash assistance', 'monthly benefit', 'disability check', 'tax credit for families'],
  },
  business: { label: 'Money for a business', words: ['small business loan', 'start a business', 'business grant'] },
  land: { label: 'Farming and land', words: ['farm loan', 'buy farm land', 'conservation', 'crop loss'] },
  community: { label: 'A project for others', words: ['nonprofit grant', 'community project', 'arts', 'volunteers'] },
  disaster: { label: 'Damage by a disaster', words: ['disaster', 'flood', 'hurricane', 'fire damage'] },
} as const satisfies Record<string, Need>;
export type NeedKey = keyof typeof NEEDS;
