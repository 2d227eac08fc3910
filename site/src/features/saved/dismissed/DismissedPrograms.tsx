import { type ComponentType, useState } from 'react';
import { showToast } from '../../../components/ui/toast.ts';
import { DISMISSED_FAILED, OPEN_DISMISSED } from './texts.ts';

/** Opens the list of dismissed programs, where members can restore them. */
export function DismissedPrograms() {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<{ onClose: () => void }> }>();
  // The dialog loads on the first click.
  const open = () =>
    import('./DismissedDialog.tsx').then(
      ({ DismissedDialog }) => setOpened({ Dialog: DismissedDialog }),
      () => showToast({ title: DISMISSED_FAILED, destructive: true }),
    );
  return (
    <>
      <button
        type="button"
        className="text-button no-print"
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        onClick={() => void open()}
      >
        {OPEN_DISMISSED}
      </button>
      {opened && <opened.Dialog onClose={() => setOpened(undefined)} />}
    </>
  );
}
