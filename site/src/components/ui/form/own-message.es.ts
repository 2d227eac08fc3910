import { useEffect, useState } from 'react';

/**
 * Returns an error message in Spanish; undefined until the translations load. They load with the first error, because
 * few people see one.
 */
export function useOwnMessage(message: string | undefined): string | undefined {
  const [say, setSay] = useState<(message: string) => string>();
  useEffect(() => {
    // If the translations don't load, an English message is better than none.
    if (message)
      void import('./messages-in-spanish.ts').then(
        ({ inSpanish }) => setSay(() => inSpanish),
        () => setSay(() => String),
      );
  }, [message]);
  return message && say?.(message);
}
