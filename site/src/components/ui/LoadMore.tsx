import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';

interface Props {
  label: string;
  pending: boolean;
  /** Result of the last load. Changes are announced. */
  notice: string;
  /** Undefined when there is nothing more. */
  onLoad?: (() => void) | undefined;
}

/** The end of a list that loads more on request. */
export function LoadMore({ label, pending, notice, onLoad }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const hadButton = useRef(false);
  const hasButton = onLoad !== undefined;
  // Without this, focus would be lost when the button disappears.
  useEffect(() => {
    if (hadButton.current && !hasButton && document.activeElement === document.body) line.current?.focus();
    hadButton.current = hasButton;
  }, [hasButton]);

  return (
    <div className="load-more">
      <p role="status" ref={line} tabIndex={-1}>
        {notice}
      </p>
      {onLoad && (
        <Button look="quiet" large pending={pending} onClick={onLoad}>
          {label}
        </Button>
      )}
    </div>
  );
}
