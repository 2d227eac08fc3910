import { type ProfileUpdate, profile } from '../../../../contract/profile/profile.ts';
import { DOT } from '../../lib/dot.ts';
import { SECTION_NAMES } from '../profile/sections/list.ts';
import { summaryOf } from '../profile/sections/summaries.ts';
import { NO_ANSWERS } from '../profile/sections/texts.ts';

/** Joins all answers on one line: "Age 71 · Columbus, OH · Food · 2 people · Retired". */
export function answersLine(answers: ProfileUpdate): string {
  const all = profile.parse(answers);
  return SECTION_NAMES.map((name) => summaryOf(name, all))
    .filter((words) => words !== NO_ANSWERS)
    .join(DOT);
}
