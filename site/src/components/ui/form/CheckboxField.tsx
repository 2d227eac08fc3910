import type { ComponentPropsWithRef, ReactNode } from 'react';
import { describedBy, FieldError, FieldHint } from './FieldFrame.tsx';

interface Texts {
  id: string;
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
}

type Props = Texts & Omit<ComponentPropsWithRef<'input'>, keyof Texts>;

export function CheckboxField({ id, label, hint, error, ...input }: Props) {
  return (
    <div className="field">
      <div className="checkbox-row">
        <input {...input} type="checkbox" id={id} {...describedBy({ id, hint, error })} />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}
