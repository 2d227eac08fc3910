import type { Profile } from '../../../../../contract/profile/profile.ts';
import { FIELD_OF_FACT } from '../../../../../contract/profile/question-fields.ts';
import { ANSWER } from './answer-texts.ts';
import { chosen } from './chosen.ts';
import type { FieldName } from './field-inputs.ts';
import { FIELD_QUESTIONS } from './field-questions.ts';

/** Facts that depend on several answers: the field whose label they use, and how to word them. */
const FROM_SEVERAL: Readonly<Record<string, readonly [field: FieldName, words: (profile: Profile) => string | null]>> =
  {
    state: ['location', ({ location, zipCode }) => location || zipCode],
    incomeOfPovertyLine: ['householdIncome', incomeWithSize],
    tribalMember: ['tribalAffiliation', (profile) => profile.tribalAffiliation ?? noTribe(profile)],
  };

/** Returns a person's answer for a fact: "Your home: I rent". Null if they didn't answer or no question covers it. */
export function answerTo(fact: string, profile: Profile): string | null {
  const [several, words] = (Object.hasOwn(FROM_SEVERAL, fact) && FROM_SEVERAL[fact]) || [];
  const field = several ?? fieldOf(fact);
  if (!field) return null;
  const { label, input } = FIELD_QUESTIONS[field];
  // A checked box's answer is its label.
  if (input.as === 'check') return profile[field] === true ? label : ANSWER.no(label);
  const answer = words ? words(profile) : wordsOf(field, profile);
  return answer ? ANSWER.named(label, answer) : null;
}

function fieldOf(fact: string): FieldName | undefined {
  return Object.hasOwn(FIELD_OF_FACT, fact) ? FIELD_OF_FACT[fact] : undefined;
}

/** Returns an answer in the form's own words. */
function wordsOf(field: FieldName, profile: Profile): string | null {
  const { input } = FIELD_QUESTIONS[field];
  const answer = profile[field];
  if (input.as === 'choice') return chosen(field, profile);
  if (typeof answer !== 'number' || input.as !== 'number') return answer === null ? null : String(answer);
  if (input.unit === 'dollars') return ANSWER.dollars(answer);
  if (input.unit === 'percent') return ANSWER.percent(answer);
  return input.unit === 'year' ? String(answer) : answer.toLocaleString('en-US');
}

function incomeWithSize({ householdIncome, householdSize }: Profile): string | null {
  if (householdIncome === null || householdSize === null) return null;
  return ANSWER.incomeFor(ANSWER.dollars(householdIncome), householdSize);
}

/** An empty answer means the person isn't enrolled in any tribe, unless their heritage leaves that open. */
function noTribe({ minorityGroup }: Profile): string | null {
  return minorityGroup === 'native-american' ? null : ANSWER.none;
}
