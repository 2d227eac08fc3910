import type { Profile } from '../../contract/profile/profile.ts';

/** Excludes programs for unemployed people, and people whose job is to help them. */
const OF_OTHERS = String.raw`(?! (claims|insurance|benefits|people|adults|workers|veterans|miners|centers?|programs?)\b)`;
const WITHOUT = `(unemployed|laid[- ]off|out[- ]of[- ]work|jobless|furloughed|between jobs)${OF_OTHERS}`;
const LATELY = '(recently |currently |now |just )?';
const OUT_OF_WORK = new RegExp(
  [
    String.raw`^${LATELY}${WITHOUT}\b`,
    String.raw`[,;(–] ?${LATELY}${WITHOUT}\b`,
    String.raw`\b(i am|i'm|i was|i got|got|been) ${LATELY}${WITHOUT}\b`,
    String.raw`\blost my job\b`,
    String.raw`^(i am |i'm )?(looking|searching) for (a |new )*(work|job)\b`,
  ].join('|'),
  'i',
);

/** Returns whether an occupation says that the person is out of work. */
export function isOutOfWork(occupation: string): boolean {
  return OUT_OF_WORK.test(occupation);
}

/** Returns a person's employment: the form's answer or, without one, what their occupation says. */
export function employmentOf({ employmentStatus, occupation }: Profile): Profile['employmentStatus'] {
  if (employmentStatus !== 'not_specified') return employmentStatus;
  return isOutOfWork(occupation ?? '') ? 'unemployed' : employmentStatus;
}
