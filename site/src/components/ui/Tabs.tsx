import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { revealCurrent } from './reveal-current.ts';

interface Props<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  /** A count next to each name. */
  counts?: Readonly<Partial<Record<Value, number>>>;
  panels: Readonly<Record<Value, ReactNode>>;
  current: Value;
  onChange: (value: Value) => void;
}

/** The tab that each key moves to, following the tabs pattern in the ARIA Authoring Practices. */
const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** All panels stay mounted, so typed text isn't lost. */
export function Tabs<Value extends string>({ label, values, names, counts, panels, current, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list must scroll when the current tab changes
  useEffect(() => revealCurrent(list.current), [current]);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, place: number) => {
    const step = STEPS[event.key];
    const next = step && values[step(place, values.length)];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(`${id}-tab-${next}`)?.focus();
    onChange(next);
  };

  return (
    <div className="stack">
      <div className="tabs" role="tablist" aria-label={label} ref={list}>
        {values.map((value, place) => (
          <button
            key={value}
            id={`${id}-tab-${value}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={value === current}
            aria-controls={`${id}-panel-${value}`}
            tabIndex={value === current ? undefined : -1}
            onClick={() => value !== current && onChange(value)}
            onKeyDown={(event) => onKeyDown(event, place)}
          >
            {names[value]}
            {counts?.[value] !== undefined && <span className="badge badge-neutral">{counts[value]}</span>}
          </button>
        ))}
      </div>
      {values.map((value) => (
        <div
          key={value}
          id={`${id}-panel-${value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${value}`}
          hidden={value !== current}
        >
          {panels[value]}
        </div>
      ))}
    </div>
  );
}
