import { lazy, Suspense, useState } from 'react';
import { DISMISSED } from './texts.ts';

const DismissedDialog = lazy(() =>
  import('./DismissedDialog.tsx').then((module) => ({ default: module.DismissedDialog })),
);

/** The way to all that was dismissed, and from there back. */
export function DismissedPrograms() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {DISMISSED.open}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DismissedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
