import type { Profile } from '../../contract/profile/profile.ts';
import type { EDUCATION_LEVELS } from '../../contract/programs/rules.ts';

type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** Matches wording that shows that the named level wasn't completed. */
const UNFINISHED =
  /\b(no|not|never|without|some high|drop(ped)?[ -]?out|did ?n[o']?t|didn['’]t|less than|working (on|towards?)|\d+(th|st|nd|rd) grade|(?<!high )elementary|middle school)\b/i;
const UNFINISHED_SCHOOL = /high school|ged|diploma|grade|elementary|middle school|school/i;

/** Words in a free-text answer that indicate the level, highest first. */
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

/**
 * Returns the education level in a free-text answer. For unfinished school, the lowest; for a degree in progress, none.
 */
export function educationLevelOf(education: string): EducationLevel | undefined {
  if (UNFINISHED.test(education)) return UNFINISHED_SCHOOL.test(education) ? 'less-than-high-school' : undefined;
  return EDUCATION_WORDS.find(([words]) => words.test(education))?.[1];
}

const PUPIL = /\bhigh[ -]school (student|senior|junior|sophomore|freshman)\b/i;
const GROWN = 18;

/**
 * Returns a profile's education level. Students under 18 or in high school don't have a diploma yet, unless they say
 * otherwise.
 */
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

/** Returns whether the person has finished four years of college. */
export function hasDegree(education: string): boolean {
  return DEGREES.includes(educationLevelOf(education));
}
