import type { ComponentPropsWithRef } from 'react';
import { describedBy, FieldError, FieldHint, FieldName, type FieldTexts } from './FieldFrame.tsx';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  note?: string;
  disabled?: boolean;
}

interface Group<Value extends string> extends FieldTexts {
  name: string;
  options: readonly RadioOption<Value>[];
  look?: 'rows' | 'cards' | 'pills';
  labelHidden?: boolean;
  /** Use together with `onPick`. Without them, the browser or the form's `register` keeps the choice. */
  current?: Value;
  onPick?: (value: Value) => void;
}

type Props<Value extends string> = Group<Value> &
  Omit<ComponentPropsWithRef<'input'>, keyof Group<Value> | 'type' | 'value' | 'checked'>;

/** Native radio buttons, so the arrow keys work as expected. */
export function RadioGroupField<Value extends string>({
  id,
  label,
  hint,
  error,
  optional,
  options,
  look = 'rows',
  labelHidden = false,
  current,
  onPick,
  required,
  ...input
}: Props<Value>) {
  const held = (value: Value) => (onPick ? { checked: value === current, onChange: () => onPick(value) } : {});
  return (
    <fieldset
      className="field"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group can be required or invalid
      role="radiogroup"
      aria-required={required || undefined}
      {...describedBy({ id, hint, error })}
    >
      <legend className={labelHidden ? 'visually-hidden' : 'field-label'}>
        <FieldName label={label} optional={optional} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={`radios radio-${look}`}>
        {options.map(({ value, label: words, note, disabled }) => (
          <label key={value} className="radio">
            <input {...input} {...held(value)} type="radio" value={value} disabled={disabled ?? input.disabled} />
            <span className="radio-text">
              {words}
              {note && <span className="field-hint">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
