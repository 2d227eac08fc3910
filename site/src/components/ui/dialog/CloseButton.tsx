import type { ComponentPropsWithRef } from 'react';
import { CLOSE } from '../texts.ts';

/** The close button in the corner of an overlay. */
export function CloseButton({ className = '', ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button {...rest} type="button" className={`close-button ${className}`} aria-label={CLOSE}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m5 5 10 10M15 5 5 15" />
      </svg>
    </button>
  );
}
