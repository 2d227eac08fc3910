export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const ANY = MONTHS.join('|');

/** "June 30 each year", "By April 15 each year": a final date. */
export const LAST_DAY = new RegExp(`^(?:by )?(?<month>${ANY}) (?<day>\\d{1,2}) each year\\b(?<rest>.*)`, 'i');
/** "Each year from March 1 to July 31": a season within one calendar year. */
export const SEASON = new RegExp(
  `^each year from (?<fromMonth>${ANY}) (?<fromDay>\\d{1,2}) to (?<month>${ANY}) (?<day>\\d{1,2})\\b(?<rest>.*)`,
  'i',
);
export const NAMES_MONTH = new RegExp(`\\b(?:${ANY})\\b`);
/** "Once each winter", "This winter's season began on November 2, 2026". */
export const EACH_WINTER = /^(?:(?:once )?each winter|this winter['’]s season)\b/i;
