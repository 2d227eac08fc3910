import { useEffect } from 'react';
import { isKept } from '../access.ts';
import { guardLeaving } from '../view.ts';
import { FORM } from './texts.ts';

/** Asks before leaving unsaved changes, both within the dashboard and to another page. */
export function useUnsavedEdits(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Logged out: the changes can't be saved anymore.
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
