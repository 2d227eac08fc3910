import { Modal, type ModalProps } from './Modal.tsx';

/** Comes in from the right edge and takes the whole height: filters on a phone. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} className="drawer" />;
}
