/** Words cut from a passage, and how they're shown; null if they aren't shown because the rest is missing. */
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
  [
    'You cannot apply after Dec',
    'You cannot apply after Dec. 31 unless the county asks you to.',
    'You cannot apply after Dec. 31 unless the county asks you to.',
  ],
  [
    'The Dept. Of Labor pays',
    'The Dept. Of Labor pays the fee in Feb. Or March.',
    'The Dept. Of Labor pays the fee in Feb. Or March.',
  ],
  [
    'Everybody in the county may apply',
    'Everybody in the county may apply. But farms have to wait.',
    'Everybody in the county may apply. But farms have to wait.',
  ],
  [
    'Everybody in the county may apply',
    'Everybody in the county may apply. Nevertheless, the county may refuse.',
    'Everybody in the county may apply. Nevertheless, the county may refuse.',
  ],
  [
    'Everybody in the county may apply',
    'Everybody in the county may apply. Nonetheless, the county may refuse.',
    'Everybody in the county may apply. Nonetheless, the county may refuse.',
  ],
  [
    'Everybody in the county may apply',
    'Everybody in the county may apply. Excludes farms.',
    'Everybody in the county may apply. Excludes farms.',
  ],
  [
    'Everybody in the county may apply',
    'Everybody in the county may apply. Provided that the county agrees.',
    'Everybody in the county may apply. Provided that the county agrees.',
  ],
  [
    'Everybody in the county may apply',
    'Everybody in the county may apply. With the exception of farms.',
    'Everybody in the county may apply. With the exception of farms.',
  ],
  [
    'Everybody in the county may apply',
    'Everybody in the county may apply. Does not apply to farms.',
    'Everybody in the county may apply. Does not apply to farms.',
  ],
  [
    'Everybody in the county may apply',
    'Everybody in the county may apply. Excepted are farms.',
    'Everybody in the county may apply. Excepted are farms.',
  ],
];
