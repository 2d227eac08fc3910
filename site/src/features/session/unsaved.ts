import { useEffect } from 'react';
import { hasSignedInMarker } from './store.ts';

/** Has the browser ask before it leaves a page with changes that are not saved. */
export function useUnsavedGuard(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      // After a logout nobody could save them any more; where another member took over, the page hides itself.
      if (hasSignedInMarker() && !document.body.hidden) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}
