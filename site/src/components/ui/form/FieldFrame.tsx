import type { ReactNode } from 'react';
import { OPTIONAL } from '../texts.ts';
import { useOwnMessage } from './own-message.ts';

export interface FieldTexts {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
}

type Messages = Pick<FieldTexts, 'id' | 'hint' | 'error'>;

/** Returns the ARIA attributes that link a control to its hint and error. */
export function describedBy({ id, hint, error }: Messages) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

export function FieldHint({ id, hint }: Pick<FieldTexts, 'id' | 'hint'>) {
  if (!hint) return null;
  return (
    <p className="field-hint" id={`${id}-hint`}>
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: Pick<FieldTexts, 'id' | 'error'>) {
  const message = useOwnMessage(error);
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <span>{message}</span>
    </p>
  );
}

/** A field's label, marked if it's optional. */
export function FieldName({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className="field-optional"> {OPTIONAL}</span>}
    </>
  );
}

/** Label, hint, control, error: the same order for every field. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        <FieldName label={label} optional={optional} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
