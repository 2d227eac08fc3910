import { type ComponentType, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { showToast } from '../../components/ui/toast.ts';
import type { SaveSearchDialogProps } from './SaveSearchDialog.tsx';
import { SAVE_SEARCH } from './save-search-texts.ts';
import type { Criteria } from './store.ts';

/** Saves the current search. The dialog's code loads on the first click. */
export function SaveSearchButton({ criteria }: { criteria: Criteria }) {
  const [Dialog, setDialog] = useState<ComponentType<SaveSearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  const open = async () => {
    setPending(true);
    try {
      const { SaveSearchDialog } = await import('./SaveSearchDialog.tsx');
      setDialog(() => SaveSearchDialog);
      setOpen(true);
    } catch {
      showToast({ title: SAVE_SEARCH.unloaded, destructive: true });
    }
    setPending(false);
  };

  return (
    <>
      <Button look="quiet" pending={pending} aria-haspopup="dialog" onClick={() => void open()}>
        {!pending && (
          <svg viewBox="0 0 16 16" className="w-4" aria-hidden="true">
            <path
              d="M3 6.5a5 5 0 0 1 10 0c0 3.5 1.5 4.5 1.5 4.5h-13S3 10 3 6.5ZM6.5 13.5a1.6 1.6 0 0 0 3 0"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        )}
        {SAVE_SEARCH.action}
      </Button>
      {Dialog && isOpen && <Dialog criteria={criteria} onClose={() => setOpen(false)} />}
    </>
  );
}
