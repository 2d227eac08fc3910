import { Dialog } from 'radix-ui';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { backCloses } from './back-closes.ts';
import { CloseButton } from './CloseButton.tsx';

export interface ModalProps {
  title: string;
  description: string;
  /** The button that opens it. Without one, use `open` and `onOpenChange`. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Action buttons. */
  footer?: ReactNode;
  children?: ReactNode;
}

interface Frame {
  className: string;
  /** Asks for a decision: only an answer or Escape closes it. */
  decision?: boolean;
}

/** An overlay that traps focus: the frame of `Dialog`. */
export function Modal({
  title,
  description,
  trigger,
  open: givenOpen,
  onOpenChange,
  footer,
  children,
  className,
  decision,
}: ModalProps & Frame) {
  const opener = useRef<Element | null>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const open = givenOpen ?? ownOpen;
  const change = useRef<(open: boolean) => void>(undefined);
  change.current = (next) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  useEffect(() => (open ? backCloses(() => change.current?.(false)) : undefined), [open]);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => change.current?.(next)}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          className={`modal ${className}`}
          role={decision ? 'alertdialog' : 'dialog'}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            if (trigger) return;
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onEscapeKeyDown={(event) => isOpenCombobox(event.target) && event.preventDefault()}
          onInteractOutside={(event) => (decision || isToast(event.target)) && event.preventDefault()}
        >
          <div className="modal-head">
            <Dialog.Title className="modal-title">{title}</Dialog.Title>
          </div>
          <Dialog.Description className="modal-description">{description}</Dialog.Description>
          {children && <div className="modal-body">{children}</div>}
          {footer && <div className="modal-foot">{footer}</div>}
          {/* Last in DOM order, so focus starts at the first field or action. */}
          {!decision && (
            <Dialog.Close asChild>
              <CloseButton className="modal-close" />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Toasts appear above the modal, so closing one doesn't count as a click outside it. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('toast-region') !== null;
}

/** Returns whether the element is a combobox with open suggestions. Escape closes those before it closes the modal. */
function isOpenCombobox(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
}
