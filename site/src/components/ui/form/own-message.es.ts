import { useEffect, useState } from 'react';

type Say = (message: string) => string;

/** Few people see an error, so its words load with the first one. */
let known: Say | undefined;

/** Empty until the words are there. */
export function useOwnMessage(message: string | undefined): string | undefined {
  const [say, setSay] = useState<Say | undefined>(() => known);
  useEffect(() => {
    if (message && !say) void load().then((loaded) => setSay(() => loaded));
  }, [message, say]);
  return message && (say ?? known)?.(message);
}

/** If the words don't load, an English message is better than none. */
async function load(): Promise<Say> {
  try {
    const [{ PhraseBook }, { MESSAGES }] = await Promise.all([
      import('../../../../../contract/spanish/phrase-book.ts'),
      import('../../../../../contract/spanish/messages.ts'),
    ]);
    const book = new PhraseBook([MESSAGES]);
    known = (message) => book.say(message);
    return known;
  } catch {
    return (message) => message;
  }
}
