import { useEffect } from 'react';
import { isKept } from '../access.ts';
import { guardLeaving } from '../view.ts';
import { FORM } from './texts.ts';

/** Asks before changes that are not saved are left, for another part of the dashboard or for another page. */
export function useUnsavedEdits(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Without a login nobody could save them any more.
      if (isKept()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    const unguard = guardLeaving(() => confirm(FORM.leave));
    return () => {
      removeEventListener('beforeunload', ask);
      unguard();
    };
  }, [hasChanges]);
}
