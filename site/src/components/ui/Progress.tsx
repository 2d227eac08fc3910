import { Progress as Radix } from 'radix-ui';
import { useId } from 'react';

interface Props {
  label: string;
  /** Null while nobody knows how much is left. */
  value: number | null;
  max?: number;
  /** The value in words, e.g. '3 of 10 states'; the default is a percentage. */
  valueText?: string;
}

/** How far a longer piece of work is. */
export function Progress({ label, value, max = 100, valueText }: Props) {
  const id = useId();
  const share = value === null ? null : value / max;
  const text = valueText ?? (share === null ? '' : `${Math.round(share * 100)}%`);
  return (
    <div className="progress">
      <div className="progress-head">
        <span id={id}>{label}</span>
        <span className="progress-value">{text}</span>
      </div>
      <Radix.Root className="progress-track" value={value} max={max} getValueLabel={() => text} aria-labelledby={id}>
        <Radix.Indicator
          className="progress-bar"
          style={share === null ? undefined : { transform: `scaleX(${share})` }}
        />
      </Radix.Root>
    </div>
  );
}
