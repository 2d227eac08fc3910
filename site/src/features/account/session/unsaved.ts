import { useEffect } from 'react';
import { hasSignedInMarker } from './store.ts';

/** Has the browser ask before leaving a page with unsaved changes. */
export function useUnsavedGuard(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      // After a logout, the changes can't be saved anymore. If another member took over, the page hides itself.
      if (hasSignedInMarker() && !document.body.hidden) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}
