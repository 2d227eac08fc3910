import { useEffect, useState } from 'react';

/** Empty until the words are there: few people see an error, so they load with it. */
export function useOwnMessage(message: string | undefined): string | undefined {
  const [say, setSay] = useState<(message: string) => string>();
  useEffect(() => {
    // If the words don't load, an English message is better than none.
    if (message)
      void import('./messages-in-spanish.ts').then(
        ({ inSpanish }) => setSay(() => inSpanish),
        () => setSay(() => String),
      );
  }, [message]);
  return message && say?.(message);
}
