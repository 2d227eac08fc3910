import type { FocusEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileForm, ProfileUpdate } from '../../../../../contract/profile/profile.ts';
import { quietWhileEmpty } from '../../../components/ui/form/form.ts';
import { numberOf } from '../../../lib/typed-number.ts';
import type { FieldName } from './field-inputs.ts';
import { FIELD_QUESTIONS } from './field-questions.ts';
import { fieldNumberOf } from './yearly-income.ts';

export type Form = UseFormReturn<ProfileForm, unknown, ProfileUpdate>;

/** Returns whether react-hook-form's dirty state contains a change. It also lists unchanged fields. */
export function isChange(dirty: unknown): boolean {
  return typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(isChange) : dirty === true;
}

/** Returns the names of answers that differ from the stored ones. */
export function changedIn(dirtyFields: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(dirtyFields).filter((name) => isChange(dirtyFields[name]));
}

/** Returns the props that all fields share: ID, label, error and wiring. */
export function fieldOf(form: Form, name: FieldName) {
  return {
    id: `profile-${name}`,
    label: FIELD_QUESTIONS[name].label,
    error: form.formState.errors[name]?.message,
    ...quietWhileEmpty(form.register(name), isChange(form.formState.dirtyFields[name])),
  };
}

/** Returns the same props for a number field. */
export function numberFieldOf(form: Form, name: FieldName) {
  // Age is required, so it has no value for "not answered".
  const setValueAs = (typed: unknown) => fieldNumberOf(name, typed) ?? (name === 'age' ? undefined : null);
  return {
    ...fieldOf(form, name),
    ...quietWhileEmpty(form.register(name, { setValueAs }), isChange(form.formState.dirtyFields[name])),
    // Answers such as "1900 a month" contain letters.
    inputMode: name === 'householdIncome' ? 'text' : 'numeric',
    autoComplete: 'off',
  } as const;
}

/** Clears a zero when the field gets focus, to make room for typing. */
export function clearZero({ target }: FocusEvent<HTMLInputElement>) {
  if (numberOf(target.value) === 0) target.value = '';
}
