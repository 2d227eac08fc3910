import type { Profile } from '../contract/profile.ts';
import type { EDUCATION_LEVELS } from '../contract/rules.ts';

type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** Not finished: whatever level is named, it was not reached. */
const UNFINISHED =
  /\b(no|not|never|without|some high|drop(ped)?[ -]?out|did ?n[o']?t|didn['’]t|less than|working (on|towards?)|\d+(th|st|nd|rd) grade|(?<!high )elementary|middle school)\b/i;
const UNFINISHED_SCHOOL = /high school|ged|diploma|grade|elementary|middle school|school/i;

/** Words of a free-text answer that tell the level, from the highest level down. */
const EDUCATION_WORDS: readonly [RegExp, EducationLevel][] = [
  [
    /\b(graduate degree|master'?s( degree)?$|master'?s? (degree|of|in)|m\.?b\.?a|m\.a\.?|m\.s\.?|ph\.?\s?d|doctor(ate|al)?|j\.?d|m\.d|postgraduate)\b/i,
    'graduate',
  ],
  [/\b(bachelor'?s?|b\.?a|b\.?sc?|bsn|undergraduate degree|college graduate|four[- ]year degree)\b/i, 'bachelor'],
  [/\bassociate'?s?( degree)?(?! professor)\b|\ba\.?a\.?s?\b/i, 'associate'],
  [/\b(some college|vocational|trade school|certificate)\b/i, 'some-college'],
  [/\b(high school|ged|diploma)\b/i, 'high-school'],
];

/** An unfinished schooling tells only that school was not finished; of a degree in the making it tells nothing. */
export function educationLevelOf(education: string): EducationLevel | undefined {
  if (UNFINISHED.test(education)) return UNFINISHED_SCHOOL.test(education) ? 'less-than-high-school' : undefined;
  return EDUCATION_WORDS.find(([words]) => words.test(education))?.[1];
}

const PUPIL = /\bhigh[ -]school (student|senior|junior|sophomore|freshman)\b/i;
const GROWN = 18;

/** The level that a profile tells: who studies and is under 18 or in high school has finished none yet, but for what they say. */
export function schoolingOf({
  education,
  isStudent,
  age,
  occupation,
}: Pick<Profile, 'education' | 'isStudent' | 'age' | 'occupation'>): EducationLevel | undefined {
  const told = educationLevelOf(education ?? '');
  if (told !== undefined || isStudent !== 'current') return told;
  return (age ?? GROWN) < GROWN || PUPIL.test(occupation ?? '') ? 'less-than-high-school' : undefined;
}

const DEGREES: readonly (EducationLevel | undefined)[] = ['bachelor', 'graduate'];

/** Whether somebody has finished four years of college. */
export function hasDegree(education: string): boolean {
  return DEGREES.includes(educationLevelOf(education));
}
