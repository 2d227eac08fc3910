import type { FocusEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileForm, ProfileUpdate } from '../../../../contract/profile.ts';
import { quietWhileEmpty } from '../../components/ui/form/form.ts';
import { numberOf } from '../../lib/typed-number.ts';
import type { FieldName } from './inputs.ts';
import { LABELS } from './labels.ts';

export type Form = UseFormReturn<ProfileForm, unknown, ProfileUpdate>;

/** Whether there is a change in what the form says of changes: it also names what is as it was. */
export function isChange(dirty: unknown): boolean {
  return typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(isChange) : dirty === true;
}

/** The answers that differ from those that are stored. */
export function changedIn(dirtyFields: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(dirtyFields).filter((name) => isChange(dirtyFields[name]));
}

/** What every field of the form has in common: its id, label, error and wiring. */
export function fieldOf(form: Form, name: FieldName) {
  return {
    id: `profile-${name}`,
    label: LABELS[name],
    error: form.formState.errors[name]?.message,
    ...quietWhileEmpty(form.register(name), isChange(form.formState.dirtyFields[name])),
  };
}

/** The same for a field in which a number is typed. */
export function numberFieldOf(form: Form, name: FieldName) {
  // The age has no value for "not answered": nobody may leave it open.
  const setValueAs = (typed: unknown) => numberOf(typed) ?? (name === 'age' ? undefined : null);
  return {
    ...fieldOf(form, name),
    ...quietWhileEmpty(form.register(name, { setValueAs }), isChange(form.formState.dirtyFields[name])),
    inputMode: 'numeric',
    autoComplete: 'off',
  } as const;
}

/** A number that says nothing makes room for the one that is typed. */
export function clearZero({ target }: FocusEvent<HTMLInputElement>) {
  if (numberOf(target.value) === 0) target.value = '';
}
