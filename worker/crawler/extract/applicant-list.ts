import type { ApplicantType } from './applicant-type.ts';

/** Every kind of organization that a profile can have, now or in the future. */
// biome-ignore format: one row reads better than one word per line
export const ANY_ENTITY = [
  'business', 'startup', 'farm', 'nonprofit', 'school', 'college', 'hospital', 'tribal-government', 'local-government',
  'state-government', 'housing-authority', 'utility',
] as const;
const COMPANY = ['business', 'startup'] as const;
const LOCAL = ['local-government', 'school', 'housing-authority', 'utility'] as const;

/**
 * The applicant types of the federal assistance listings (old names, ET codes and new names) and the two-digit
 * Grants.gov codes with their labels. Some old names have an "l" in place of an "I".
 */
export const APPLICANT_TYPES: readonly ApplicantType[] = [
  { names: ['anyone/general public', '99', 'unrestricted'], kinds: ['individual', 'researcher', ...ANY_ENTITY] },
  { names: ['et11010', 'unrestricted by entity type'], kinds: ANY_ENTITY },
  { names: ['et11020', 'unrestricted by individual type'], kinds: ['individual', 'researcher'] },
  { names: ['individual/family', 'individuals', '21'], kinds: ['individual', 'researcher'] },
  { names: ['specialized group', 'minority group'], kinds: [], perhaps: ['individual', 'researcher', 'nonprofit'] },
  { names: ['et59999', 'other', 'others', '25'], kinds: [], perhaps: ['individual', 'researcher', ...ANY_ENTITY] },
  // ---- Governments
  { names: ['federal', 'et21010', 'u.s. federal government'], kinds: ['federal-agency'] },
  { names: ['government - general'], kinds: [], perhaps: ['state-government', 'tribal-government', ...LOCAL] },
  {
    names: [
      'state',
      'state governments',
      '00',
      'et22010',
      'et22030',
      'et26020',
      'u.s. state government',
      'department or agency of a u.s. state government',
    ],
    kinds: ['state-government'],
  },
  {
    names: ['interstate', 'intrastate', 'et22050', 'interstate organization'],
    kinds: [],
    perhaps: ['state-government', 'nonprofit', ...LOCAL],
  },
  {
    names: [
      'u.s. territories and possessions',
      'u.s. territories',
      'et22020',
      'et22040',
      'et26030',
      'territorial',
      'u.s. territory',
      'u.s. territory government',
      'department or agency of a u.s. territorial government',
    ],
    kinds: ['state-government', 'college', 'hospital'],
    only: 'territory',
  },
  {
    names: [
      'local',
      'et26010',
      'city or township government',
      'city or township governments',
      '02',
      'et24010',
      'municipality or township government',
    ],
    kinds: ['local-government'],
    perhaps: ['school', 'housing-authority', 'utility'],
  },
  {
    names: [
      'county government',
      'county governments',
      '01',
      'et24020',
      'regional organization',
      'et24050',
      'other local government consortium or regional organization',
      'et25020',
      'planning commission',
      'special district government',
      'special district governments',
      '04',
      'et25070',
      'other special district government',
      'et25030',
      'airport authority',
      'et25040',
      'port authority',
      'et25050',
      'transit authority',
    ],
    kinds: [],
    perhaps: ['local-government', 'utility'],
  },
  { names: ['et25060', 'water delivery authority'], kinds: ['utility'] },
  {
    names: [
      'public/indian housing authority',
      'public housing authorities/indian housing authorities',
      '08',
      'et25010',
      'public housing authority',
      'et23030',
      'tribally designated housing authority',
    ],
    kinds: ['housing-authority'],
  },
  {
    names: [
      'independent school district',
      'independent school districts',
      '05',
      'et24030',
      'et24040',
      'school district',
      'school district government',
    ],
    kinds: ['school'],
  },
  // ---- Tribes
  {
    names: [
      'federally recognized indian tribal governments',
      'indian/native american tribal government',
      'native american tribal governments',
      '07',
      'et23010',
      'et23020',
      'et26040',
      'tribal',
      'federally recognized tribal government',
      'tribal government',
      'federally recognized indian/native american/alaska native tribal government',
      'indian/native american/alaska native tribal government',
    ],
    kinds: ['tribal-government'],
  },
  {
    names: [
      'indian/native american tribally designated organization',
      'native american organizations',
      'native american tribal organizations',
      '11',
    ],
    kinds: [],
    perhaps: ['tribal-government', 'nonprofit'],
  },
  // ---- Nonprofits and schools
  {
    names: [
      'private nonprofit institution/organization',
      'et41010',
      'et41020',
      'nonprofit organization',
      'not-for-profit organization',
    ],
    kinds: ['nonprofit', 'college', 'hospital'],
  },
  {
    names: ['public nonprofit institution/organization'],
    kinds: ['college', 'hospital'],
    perhaps: ['nonprofit', 'school', 'local-government', 'state-government'],
  },
  {
    names: ['quasi-public nonprofit institution/organization', 'quasi-public nonprofit organization'],
    kinds: [],
    perhaps: ['nonprofit', 'utility', 'housing-authority'],
  },
  { names: ['nonprofit with 501c3 irs status', 'nonprofits having a 501', '12'], kinds: ['nonprofit'], only: '501c3' },
  {
    names: ['nonprofit without 501c3 irs status', 'nonprofits that do not have a 501', '13'],
    kinds: ['nonprofit'],
    only: 'not-501c3',
  },
  {
    names: ['other public institution/organization'],
    kinds: [],
    perhaps: ['school', 'college', 'hospital', 'local-government', 'state-government', 'housing-authority', 'utility'],
  },
  {
    names: [
      'non-government - general',
      'other private institutions/organizations',
      'other private institution/organization',
      'sponsored organization',
    ],
    kinds: [],
    perhaps: ['nonprofit', 'business', 'startup', 'farm', 'college', 'hospital'],
  },
  {
    names: [
      'public and state controlled institutions of higher education',
      '06',
      'private institutions of higher education',
      '20',
      'historically black colleges and universities',
      'tribally controlled colleges and universities',
      'hispanic-serving institution',
      'alaska native and native hawaiian serving institutions',
    ],
    kinds: [],
    perhaps: ['college'],
  },
  // ---- Businesses and people
  { names: ['farm'], kinds: ['farm'] },
  { names: ['profit organization', 'et41030', 'for-profit organization'], kinds: COMPANY },
  { names: ['for profit organizations other than small businesses', '22'], kinds: [], perhaps: COMPANY },
  {
    names: ['small business', 'small businesses', '23', 'et51120', 'small business person'],
    kinds: COMPANY,
    only: 'small',
  },
  {
    names: ['et51060', 'builder / contractor / developer', 'builder/contractor/developer'],
    kinds: ['individual', ...COMPANY],
    only: 'builder',
  },
  { names: ['et51100', 'farmworker'], kinds: ['individual'], only: 'farmworker' },
  {
    names: ['et59010', 'homeowner', 'et59020', 'land / property owner', 'land/property owner'],
    kinds: ['individual'],
    only: 'homeowner',
  },
  { names: ['et59060', 'veteran'], kinds: ['individual'], only: 'veteran' },
  { names: ['et59070', 'active-duty service person', 'et59080', 'reservist'], kinds: ['individual'], only: 'serving' },
  {
    names: [
      'non-domestic',
      'et31010',
      'foreign government',
      'et32010',
      'et32020',
      'foreign non-government nonprofit organization',
      'foreign non-government not-for-profit organization',
      'et32030',
      'foreign non-governmental for-profit organization',
      'et33010',
      'international organization',
    ],
    kinds: ['foreign-organization'],
  },
];
