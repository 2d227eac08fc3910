import type { UseFormReturn } from 'react-hook-form';
import type { Profile, ProfileForm, ProfileUpdate } from '../../../../contract/profile.ts';
import { numberOf } from './form-values.ts';
import { LABELS } from './labels.ts';

export type Form = UseFormReturn<ProfileForm, unknown, ProfileUpdate>;

/** Answers of one field each; needs and the household have parts of their own. */
type FieldName = Exclude<keyof Profile, 'needs' | 'household'>;

/** What every field of the form has in common: its id, label, error and wiring. */
export function fieldOf(form: Form, name: FieldName) {
  return {
    id: `profile-${name}`,
    label: LABELS[name],
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  };
}

/** The same for a field in which a number is typed. */
export function numberFieldOf(form: Form, name: FieldName) {
  return {
    ...fieldOf(form, name),
    // The age has no value for "not answered": nobody may leave it open.
    ...form.register(name, { setValueAs: (typed) => numberOf(typed) ?? (name === 'age' ? undefined : null) }),
    inputMode: 'numeric',
    autoComplete: 'off',
  } as const;
}
