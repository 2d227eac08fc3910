import { type Profile, profileAnswers, profileUpdate } from '../../contract/profile/profile.ts';
import type { FactName } from '../../contract/programs/rules.ts';
import type { Facts } from '../../matching/person/fact-types.ts';
import { factsOf } from '../../matching/person/facts.ts';

/** The profile answer behind each fact that the form fills in with a default. */
const ASKED_BY: Partial<Record<FactName, keyof Profile>> = {
  veteran: 'isVeteran',
  student: 'isStudent',
  singleParent: 'isSingleParent',
  disability: 'hasDisability',
  ownsBusiness: 'ownsBusinesss',
  startingBusiness: 'seekingStartupGrant',
  nonprofitStatus: 'nonprofitStatus',
};

type Answers = { [Name in keyof Profile]?: Profile[Name] | undefined };

/** Derives facts from some answers. Unanswered questions stay unknown, even where the form would default to no. */
export function factsOfAnswers(answers: Answers): { facts: Facts; occupation: string | null } {
  const given = Object.fromEntries(Object.entries(answers).filter(([name]) => name in profileAnswers));
  const form = profileUpdate.parse({ age: 40, location: 'Anywhere', occupation: 'Unknown' });
  const blank = { ...form, age: null, location: null, occupation: null };
  const facts = factsOf({ ...blank, ...given });
  const known = Object.entries(facts).filter(([fact, value]) => {
    if (fact === 'applicantKind') return Array.isArray(value) && value.length > 1;
    const question = ASKED_BY[fact as FactName];
    return question === undefined || question in given;
  });
  return { facts: Object.fromEntries(known), occupation: answers.occupation ?? null };
}
