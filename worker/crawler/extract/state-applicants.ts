import type { ApplicantType } from './applicant-type.ts';

/** The applicant types of state portals (California's Grants Portal, Pennsylvania's eGrants). */
export const STATE_APPLICANT_TYPES: readonly ApplicantType[] = [
  { names: ['individual', 'person'], kinds: ['individual', 'researcher'] },
  {
    names: ['all'],
    kinds: [],
    perhaps: [
      ...(['individual', 'researcher', 'business', 'startup', 'farm', 'nonprofit', 'school', 'college'] as const),
      ...(['hospital', 'tribal-government', 'local-government', 'state-government'] as const),
      ...(['housing-authority', 'utility'] as const),
    ],
  },
  { names: ['business', 'for-profit', 'businesses'], kinds: ['business', 'startup', 'farm'] },
  {
    names: ['nonprofit', 'nonprofits', 'nonprofit organizations'],
    kinds: ['nonprofit'],
    perhaps: ['college', 'hospital', 'school'],
  },
  {
    names: ['public agency'],
    kinds: ['local-government', 'state-government'],
    perhaps: ['school', 'college', 'hospital', 'housing-authority', 'utility'],
  },
  {
    names: ['municipality', 'municipalities', 'counties', 'local governments'],
    kinds: ['local-government'],
    perhaps: ['school', 'housing-authority', 'utility'],
  },
  { names: ['school', 'schools'], kinds: ['school'], perhaps: ['college'] },
  { names: ['institutions of higher education'], kinds: ['college'] },
  {
    names: ['native american tribal organization or government'],
    kinds: ['tribal-government'],
    perhaps: ['nonprofit'],
  },
  {
    names: ['other legal entity'],
    kinds: [],
    perhaps: [
      'business',
      'startup',
      'farm',
      'nonprofit',
      'school',
      'college',
      'hospital',
      'local-government',
      'housing-authority',
      'utility',
    ],
  },
];
