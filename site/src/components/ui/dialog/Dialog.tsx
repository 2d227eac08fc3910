import { Modal, type ModalProps } from './Modal.tsx';

interface Props extends ModalProps {
  size?: 'small' | 'medium' | 'large';
  /**
   * Confirms something that can't be undone: no close button, and clicks outside do nothing. Put the safe answer first.
   */
  confirm?: boolean;
  /** A placeholder was visible while the code loaded, so the dialog skips its entrance animation. */
  isAwaited?: boolean;
}

/** A modal window; on phones, a sheet at the bottom of the screen. */
export function Dialog({ size = 'medium', confirm = false, isAwaited = false, ...modal }: Props) {
  return (
    <Modal {...modal} className={`dialog dialog-${size} ${isAwaited ? 'dialog-awaited' : ''}`} decision={confirm} />
  );
}
