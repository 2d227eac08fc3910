import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { DELAY } from '../../../../contract/limits.ts';

/** Wraps a screen once, so its tooltips share the delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY.tooltipOpen} skipDelayDuration={DELAY.tooltipSkip}>
      {children}
    </Radix.Provider>
  );
}

interface Props {
  /** Must be optional help: touch screens never show it. */
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The button or link it describes. */
  children: ReactElement;
}

export function Tooltip({ text, side = 'top', children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={landmark()}>
        <Radix.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Tooltips go inside the main landmark, where screen readers look for content. Dialogs hide everything outside them
 * anyway.
 */
function landmark(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.querySelector('main');
}
