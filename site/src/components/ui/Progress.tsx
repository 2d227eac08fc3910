import { useId } from 'react';

interface Props {
  label: string;
  /** Null while the total is unknown. */
  value: number | null;
  max?: number;
  /** The value in words, e.g. '3 of 10 states'. Defaults to a percentage. */
  valueText?: string;
}

/** Progress of a longer operation. */
export function Progress({ label, value, max = 100, valueText }: Props) {
  const id = useId();
  // A count may exceed the expected total, and an empty job counts as done.
  const whole = max > 0 ? max : 1;
  const done = value === null ? null : max > 0 ? Math.min(Math.max(value, 0), max) : whole;
  const share = done === null ? null : done / whole;
  const text = valueText ?? (share === null ? '' : `${Math.round(share * 100)}%`);
  return (
    <div className="progress">
      <div className="progress-head">
        <span id={id}>{label}</span>
        <span className="progress-value">{text}</span>
      </div>
      <div
        role="progressbar"
        className="progress-track"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={whole}
        {...(done === null ? {} : { 'aria-valuenow': done, 'aria-valuetext': text })}
      >
        <div
          className="progress-bar"
          data-state={done === null ? 'indeterminate' : done === whole ? 'complete' : 'loading'}
          style={share === null ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
