import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  /** A number beside a name. */
  counts?: Readonly<Partial<Record<Value, number>>>;
  panels: Readonly<Record<Value, ReactNode>>;
  current: Value;
  onChange: (value: Value) => void;
}

/** All panels stay mounted, so that nothing typed is lost. */
export function Tabs<Value extends string>({ label, values, names, counts, panels, current, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list shows another tab when the current one changes
  useEffect(() => revealCurrent(list.current), [current]);

  const change = (next: string) => {
    const value = values.find((known) => known === next);
    if (value !== undefined) onChange(value);
  };

  return (
    <Radix.Root className="stack" value={current} onValueChange={change}>
      <Radix.List className="tabs" aria-label={label} ref={list}>
        {values.map((value) => (
          <Radix.Trigger key={value} className="tab" value={value}>
            {names[value]}
            {counts?.[value] !== undefined && <span className="badge badge-neutral">{counts[value]}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {values.map((value) => (
        <Radix.Content key={value} value={value} forceMount hidden={value !== current} tabIndex={undefined}>
          {panels[value]}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Moves the list within itself and never the page, as `scrollIntoView` could. */
function revealCurrent(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-selected="true"]');
  if (!list || !tab) return;
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
