import type { DefaultValues } from 'react-hook-form';
import { EMPTY_HOUSEHOLD } from '../../../../../contract/profile/household.ts';
import { FIELDS, type Profile, type ProfileForm, profile } from '../../../../../contract/profile/profile.ts';
import { FOLLOW_UP_NAMES, FOLLOW_UPS } from './follow-ups/follow-ups.ts';
import { FIELD_NAMES, isAsked } from './form-fields.ts';

const TEXTS = Object.entries(FIELDS).flatMap(([name, { kind }]) => (kind === 'text' ? name : []));

/** Returns the form's initial values: the profile, with empty fields for unanswered questions. */
export function formValuesOf(told: Profile): DefaultValues<ProfileForm> {
  const known = profile.parse(told);
  const { age, location: _, occupation: __, ...answers } = known;
  const texts: Readonly<Record<string, unknown>> = known;
  return {
    ...answers,
    ...(age === null ? {} : { age }),
    ...Object.fromEntries(TEXTS.map((name) => [name, texts[name] ?? ''])),
    household: answers.household ?? EMPTY_HOUSEHOLD,
  };
}

/** Returns the answers to validate and save, without those to questions that no longer apply, even invalid ones. */
export function askedOf(form: ProfileForm): ProfileForm {
  const left = FIELD_NAMES.filter((name) => !isAsked(name, form));
  const unfollowed = FOLLOW_UP_NAMES.filter((name) => !FOLLOW_UPS[name].appliesTo(form));
  return {
    ...form,
    household: isEmpty(form.household) ? null : form.household,
    ...Object.fromEntries([...left, ...unfollowed].map((name) => [name, FIELDS[name].unanswered])),
  };
}

function isEmpty(household: ProfileForm['household']): boolean {
  if (!household) return true;
  return Object.values(household).every((answer) =>
    Array.isArray(answer) ? answer.length === 0 : (answer ?? null) === null,
  );
}
