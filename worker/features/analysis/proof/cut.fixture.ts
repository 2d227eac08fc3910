/** Words cut out of a passage, with what is shown of it; null: nothing, as the rest is not there. */
export const CUT: readonly (readonly [quote: string, passage: string, whole: string | null])[] = [
  [
    'You taught full time for five complete school years',
    'You taught full time for five complete school years in a row.',
    'You taught full time for five complete school years in a row.',
  ],
  [
    'You apply as a teacher with',
    'You apply as a teacher with your district. It answers in May.',
    'You apply as a teacher with your district.',
  ],
  ['You apply as a teacher with', 'You apply as a teacher with', null],
  ['You must have one of these papers', 'You must have one of these papers:', null],
  ['a passport that is valid or', 'a passport that is valid, or', null],
  [
    'Renters get $200 a month',
    'Renters get $200 a month. This does not apply to public housing. Ask the county.',
    'Renters get $200 a month. This does not apply to public housing.',
  ],
  [
    'you pay for the visit yourself',
    'If the house is old, the agency pays. Otherwise, you pay for the visit yourself.',
    'If the house is old, the agency pays. Otherwise, you pay for the visit yourself.',
  ],
  [
    'Farms and ranches may apply',
    'Farms and ranches may apply. However, dairies ask the state.',
    'Farms and ranches may apply. However, dairies ask the state.',
  ],
  [
    'a driver license or a passport',
    'Bring one of the following: a driver license or a passport; a birth certificate.',
    'Bring one of the following: a driver license or a passport; a birth certificate.',
  ],
];
