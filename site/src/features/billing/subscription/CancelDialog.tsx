import { useStore } from '@nanostores/react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/dialog/Dialog.tsx';
import { $change, cancelSubscription } from './change.ts';
import { CANCELLING } from './texts.ts';

/** Asks once before canceling the subscription. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const change = useStore($change);
  const pending = change.status === 'cancelling';
  const close = () => pending || onClose();
  const confirm = async () => {
    if (await cancelSubscription()) onClose();
  };
  return (
    <Dialog
      confirm
      open
      size="small"
      onOpenChange={close}
      title={CANCELLING.title}
      description={CANCELLING.question}
      footer={
        <>
          <Button look="quiet" onClick={close}>
            {CANCELLING.keep}
          </Button>
          <Button look="danger" pending={pending} onClick={() => void confirm()}>
            {pending ? CANCELLING.pending : CANCELLING.action}
          </Button>
        </>
      }
    >
      {change.status === 'failed' && (
        <Alert kind="error" title={change.title}>
          <p className="wrap-anywhere">{change.message}</p>
        </Alert>
      )}
    </Dialog>
  );
}
