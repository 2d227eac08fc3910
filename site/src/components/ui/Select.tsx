import { Select as Radix } from 'radix-ui';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line. */
  note?: string;
  count?: number;
  disabled?: boolean;
}

interface Props<Value extends string> {
  id: string;
  label: string;
  labelHidden?: boolean;
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** A choice that takes effect at once: filters and menus. In a form use `SelectField`. */
export function Select<Value extends string>({
  id,
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  placeholder,
  disabled,
}: Props<Value>) {
  const change = (next: string) => {
    const option = options.find((known) => known.value === next);
    if (option) onChange(option.value);
  };
  return (
    <div className="field">
      <label className={labelHidden ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <Radix.Root value={value ?? ''} onValueChange={change} disabled={disabled}>
        <Radix.Trigger id={id} className="select select-trigger">
          <Radix.Value placeholder={placeholder} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="options" position="popper" sideOffset={4} collisionPadding={20} aria-label={label}>
            <Radix.Viewport className="options-list">
              {options.map((option) => (
                <Option key={option.value} {...option} />
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}

function Option({ value, label, note, count, disabled = false }: SelectOption<string>) {
  return (
    // Named by all that it says, not by its label alone.
    <Radix.Item className="option" value={value} textValue={label} disabled={disabled} aria-labelledby={undefined}>
      <span className="option-text">
        <Radix.ItemText>{label}</Radix.ItemText> {note !== undefined && <span className="option-note">{note}</span>}
      </span>{' '}
      {count !== undefined && <span className="option-count">{count}</span>}
    </Radix.Item>
  );
}
