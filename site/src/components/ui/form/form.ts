import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Validates a field on blur, then on each change. The short delay lets the click that caused the blur reach its target
 * before an error moves the page.
 */
export const FORM_TIMING = { mode: 'onTouched', delayError: 150 } as const;

/** Server errors for a form: a message for the form and one for each invalid field. */
export interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Shows the server's field errors at their fields and everything else at the top of the form. */
export function showRefusal<Form extends FieldValues>(
  refusal: Refusal | undefined,
  sent: Readonly<Record<string, unknown>>,
  setError: UseFormSetError<Form>,
): void {
  if (!refusal) return;
  const atFields = Object.entries(refusal.fields).filter(([name]) => name in sent);
  for (const [index, [name, message]] of atFields.entries()) {
    setError(name as FieldPath<Form>, { message }, { shouldFocus: index === 0 });
  }
  if (atFields.length === 0) setError('root', { message: refusal.message });
}

interface Blurred {
  onBlur: (event: { target: unknown; type?: unknown }) => unknown;
}

/**
 * Wires a field so leaving it empty and unchanged isn't an error yet: the member may just be tabbing through.
 * Submitting the form reports missing values.
 */
export function quietWhileEmpty<Wiring extends Blurred>(wiring: Wiring, isChanged: boolean): Wiring {
  const onBlur: Blurred['onBlur'] = (event) => {
    const isEmpty = event.target instanceof HTMLInputElement && event.target.value === '';
    return isEmpty && !isChanged ? undefined : wiring.onBlur(event);
  };
  return { ...wiring, onBlur };
}
