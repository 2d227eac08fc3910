import * as z from 'zod/mini';
import { user } from '../account/user.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../programs/fields.ts';
import { furtherAnswers, INDUSTRIES, MINORITY_GROUPS } from './profile.ts';
import type { QuestionField } from './question-fields.ts';

/** The maximum number of listed programs that an answer is counted for. */
export const MOST_LISTED = 500;

function answered<Field extends QuestionField, Answer extends z.ZodMiniType>(field: Field, answer: Answer) {
  return z.object({
    field: z.literal(field),
    answer,
    /** The ids of the listed programs, for counting how many the answer decides. */
    listed: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_LISTED)), []),
  });
}

const { shape } = furtherAnswers;

/** One answer and its field. */
export const answer = z.discriminatedUnion('field', [
  answered('zipCode', shape.zipCode),
  answered('citizenshipStatus', shape.citizenshipStatus),
  answered('minorityGroup', z.enum(MINORITY_GROUPS)),
  answered('tribalAffiliation', shape.tribalAffiliation),
  answered('householdSize', shape.householdSize),
  answered('householdIncome', shape.householdIncome),
  answered('numberOfChildren', shape.numberOfChildren),
  answered('pregnancy', shape.pregnancy),
  answered('employmentStatus', shape.employmentStatus),
  answered('industryExperience', z.enum(INDUSTRIES)),
  answered('education', requiredText('Please enter the education you’ve completed')),
  answered('veteranDischarge', shape.veteranDischarge),
  answered('veteranDisabilityRating', shape.veteranDisabilityRating),
  answered('communityType', shape.communityType),
  answered('homeownershipStatus', shape.homeownershipStatus),
  answered('annualRevenue', shape.annualRevenue),
  answered('numberOfEmployees', shape.numberOfEmployees),
  answered('permanentResidentSince', shape.permanentResidentSince),
]);
export type Answer = z.output<typeof answer>;

/** Stores one answer and leaves the rest alone, so another tab's recent changes survive. */
export const putAnswer = endpoint({
  method: 'PUT',
  path: '/api/user/profile/answer',
  access: 'member',
  body: answer,
  response: z.object({
    user,
    /** How many of the listed programs were undecided before and are decided now. */
    decided: z.int(),
    /** How many of the others have one fewer open condition. */
    clearer: z.int(),
  }),
});
