import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { PLACE_MESSAGES, type ProfileForm, type ProfileUpdate, profileUpdate } from '../../../../contract/profile.ts';
import { placeProblem } from '../../../../matching/places.ts';
import { askedOf } from './form-values.ts';

const zod = zodResolver(profileUpdate);

/**
 * Checks the form as the server does. What is no longer asked is not checked: its field is gone, and nobody could see what
 * is wrong there. A place is checked with the ZIP code beside it, which may tell the state.
 */
export const checkAnswers: Resolver<ProfileForm, unknown, ProfileUpdate> = async (values, context, options) => {
  const checked = await zod(askedOf(values), context, options);
  const errors: FieldErrors<ProfileForm> = checked.errors;
  const problem = errors.location ? null : placeProblem(values.location ?? '', values.zipCode ?? null);
  if (!problem) return checked;
  return { values: {}, errors: { ...errors, location: { type: 'place', message: PLACE_MESSAGES[problem] } } };
};
