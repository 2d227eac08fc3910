import type { ProfileForm } from '../../../../../../contract/profile/profile.ts';
import { isOutOfWork } from '../../../../../../matching/person/work-words.ts';

type SaidWork = Partial<Pick<ProfileForm, 'employmentStatus' | 'isStudent'>>;

const FORMERLY = `^(i am |i'm |i’m )?(now |recently |fully )?`;
/** "Retired", with or without a former job after it, but not a job with retired people. */
const RETIRED = new RegExp(
  `${FORMERLY}(retired(?! (people|persons|seniors|adults|veterans|military)\\b)( [a-z'’-]+){0,3}|retiree|pensioner)$`,
  'i',
);
const KIND =
  '(full[- ]time|part[- ]time|college|university|graduate|grad|undergraduate|high school|nursing|law|medical)';
const STUDENT = new RegExp(`^(i am |i'm |i’m )?(an? )?(${KIND} ){0,2}student$`, 'i');
/** Words that suggest the person still works. */
const BESIDES = /\b(and|but|part[- ]time|still|semi)\b/i;

/** Returns what an occupation clearly implies about someone's work and school; empty if there's any doubt. */
export function workSaidBy(occupation: string): SaidWork {
  const words = occupation.trim().replace(/[.!]+$/, '');
  if (STUDENT.test(words)) return { isStudent: 'current' };
  if (isOutOfWork(words)) return { employmentStatus: 'unemployed' };
  return RETIRED.test(words) && !BESIDES.test(words) ? { employmentStatus: 'retired' } : {};
}
