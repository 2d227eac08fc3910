import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';

interface Props {
  title: string;
  /** The button that opens it. */
  trigger: ReactElement;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** More about one thing, beside it; the page stays usable. */
export function Popover({ title, trigger, side = 'bottom', align = 'start', children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="popover" side={side} align={align} sideOffset={8} collisionPadding={12}>
          <Radix.Title className="popover-title">{title}</Radix.Title>
          <div className="popover-body">{children}</div>
          <Radix.Close asChild>
            <CloseButton className="popover-close" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
