import type { ComponentPropsWithRef } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface Choices<Value extends string> {
  /** Value and label, in display order. */
  choices: Readonly<Record<Value, string>>;
}

type Props<Value extends string> = FieldTexts &
  Choices<Value> &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts>;

export function SelectField<Value extends string>({
  id,
  label,
  hint,
  error,
  optional,
  choices,
  ...select
}: Props<Value>) {
  const texts = { id, label, hint, error, optional };
  return (
    <FieldFrame {...texts}>
      <select {...select} id={id} className="select" {...describedBy(texts)}>
        {Object.entries<string>(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
