import { type ComponentType, useState } from 'react';
import { showToast } from '../../../components/ui/toast.ts';
import type { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import { FORGOT, FORGOT_FAILED } from './texts.ts';

interface Props {
  /** Returns the text in the login's email field. */
  emailTyped: () => string;
  supportEmail: string;
}

type Loaded = ComponentType<Parameters<typeof ForgotPasswordDialog>[0]>;

/** The button that opens the dialog. The dialog's code loads on the first click. */
export function ForgotPassword({ emailTyped, supportEmail }: Props) {
  const [Dialog, setDialog] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const { ForgotPasswordDialog } = await import('./ForgotPasswordDialog.tsx');
      setDialog(() => ForgotPasswordDialog);
      setOpen(true);
    } catch {
      showToast({ title: FORGOT_FAILED.title, description: FORGOT_FAILED.network, destructive: true });
    }
  };

  return (
    <>
      <button type="button" className="text-button self-start" onClick={() => void open()}>
        {FORGOT.open}
      </button>
      {isOpen && Dialog && <Dialog email={emailTyped()} supportEmail={supportEmail} onClose={() => setOpen(false)} />}
    </>
  );
}
