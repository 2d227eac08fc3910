import { type ComponentType, useState } from 'react';
import { showToast } from '../../../components/ui/toast.ts';
import type { CodeDialog } from './CodeDialog.tsx';
import { BY_CODE } from './texts.ts';

interface Props {
  /** Returns the text in the login's email field. */
  emailTyped: () => string;
  sharedComputer: () => boolean;
}

type Loaded = ComponentType<Parameters<typeof CodeDialog>[0]>;

/** The button that opens the dialog. The dialog's code loads on the first click. */
export function CodeByMail({ emailTyped, sharedComputer }: Props) {
  const [Dialog, setDialog] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const { CodeDialog } = await import('./CodeDialog.tsx');
      setDialog(() => CodeDialog);
      setOpen(true);
    } catch {
      showToast({ title: BY_CODE.unsent, description: BY_CODE.network, destructive: true });
    }
  };

  return (
    <>
      <button type="button" className="text-button self-start" onClick={() => void open()}>
        {BY_CODE.open}
      </button>
      {isOpen && Dialog && (
        <Dialog email={emailTyped()} sharedComputer={sharedComputer()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
