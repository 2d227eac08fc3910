/** Conditions nearly everyone meets: an adult who applies for themselves and lives outside a few excluded places. */
export const TRIVIAL = /^You (.* )?(apply as a person|ask for yourself)\b|^You don't live in |^You are 18 or older$/;

/** Conditions that are useless to readers, because every answer but one meets them. */
export const EMPTY =
  /^Other people live with you$|^You have another immigration status$|^You are not a student now$|^No child lives with you$|^(?=.*\bhave a job)(?=.*\bout of work)You /;
