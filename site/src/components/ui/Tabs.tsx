import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface Props<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  panels: Readonly<Record<Value, ReactNode>>;
  current: Value;
  onChange: (value: Value) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tabs pattern of the ARIA Authoring Practices. All panels stay mounted, so that nothing typed is lost. */
export function Tabs<Value extends string>({ label, values, names, panels, current, onChange }: Props<Value>) {
  const id = useId();
  const tabId = (value: Value) => `${id}-${value}`;

  const move = (event: KeyboardEvent) => {
    const from = values.indexOf(current);
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : from + step;
    const next = to === undefined ? undefined : values.at(to % values.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            role="tab"
            className="tab"
            id={tabId(value)}
            aria-selected={value === current}
            aria-controls={`${tabId(value)}-panel`}
            tabIndex={value === current ? 0 : -1}
            onClick={() => onChange(value)}
          >
            {names[value]}
          </button>
        ))}
      </div>
      {values.map((value) => (
        <div
          key={value}
          role="tabpanel"
          id={`${tabId(value)}-panel`}
          aria-labelledby={tabId(value)}
          hidden={value !== current}
        >
          {panels[value]}
        </div>
      ))}
    </>
  );
}
