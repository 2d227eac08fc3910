import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * A field is checked when it is left, and from then on with each change. The short delay lets the click that left the
 * field reach its target before an error moves the page.
 */
export const FORM_TIMING = { mode: 'onTouched', delayError: 150 } as const;

/** What a form shows when the server refuses: a sentence for the form, and sentences for its fields. */
export interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Puts the server's refusal at its fields, and what belongs to no field at the top of the form. */
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
 * Wires a field so that leaving it empty, as it was, is no fault yet: somebody tabs through, or looks around. What is
 * missing is said when the form is sent.
 */
export function quietWhileEmpty<Wiring extends Blurred>(wiring: Wiring, isChanged: boolean): Wiring {
  const onBlur: Blurred['onBlur'] = (event) => {
    const isEmpty = event.target instanceof HTMLInputElement && event.target.value === '';
    return isEmpty && !isChanged ? undefined : wiring.onBlur(event);
  };
  return { ...wiring, onBlur };
}
