import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  PLACE_MESSAGES,
  type ProfileForm,
  type ProfileUpdate,
  profileUpdate,
} from '../../../../../contract/profile/profile.ts';
import { placeProblem } from '../../../../../matching/person/places.ts';
import { askedOf } from './form-values.ts';

const zod = zodResolver(profileUpdate);

/**
 * Validates the form the way the server does. Skips questions that no longer apply: their fields are gone, so errors
 * would be invisible. A place is validated together with the ZIP code, which may reveal the state.
 */
export const checkAnswers: Resolver<ProfileForm, unknown, ProfileUpdate> = async (values, context, options) => {
  const checked = await zod(askedOf(values), context, options);
  const errors: FieldErrors<ProfileForm> = checked.errors;
  const problem = errors.location ? null : placeProblem(values.location ?? '', values.zipCode ?? null);
  if (!problem) return checked;
  return { values: {}, errors: { ...errors, location: { type: 'place', message: PLACE_MESSAGES[problem] } } };
};
