import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';

interface Props {
  label: string;
  pending: boolean;
  /** What the last load brought; announced as it changes. */
  notice: string;
  /** Absent when there is nothing more. */
  onLoad?: (() => void) | undefined;
}

/** The end of a list that grows when asked to. */
export function LoadMore({ label, pending, notice, onLoad }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const hadButton = useRef(false);
  const hasButton = onLoad !== undefined;
  // With the button, the focus would fall off the page.
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
