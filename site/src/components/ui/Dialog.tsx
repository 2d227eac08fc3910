import { Modal, type ModalProps } from './Modal.tsx';

interface Props extends ModalProps {
  size?: 'small' | 'medium' | 'large';
  /** Asks before something that cannot be undone: no cross, and a click beside does nothing. Put the safe answer first. */
  confirm?: boolean;
}

/** A window over the page; on a phone a sheet at its lower edge. */
export function Dialog({ size = 'medium', confirm = false, ...modal }: Props) {
  return <Modal {...modal} className={`dialog dialog-${size}`} decision={confirm} />;
}
