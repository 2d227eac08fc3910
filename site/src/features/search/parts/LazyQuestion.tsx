import { type ComponentProps, useEffect, useState } from 'react';
import type { NextQuestion } from '../question/NextQuestion.tsx';

type Question = typeof NextQuestion;

let loaded: Question | undefined;

/**
 * Loads the question above the list. When members return to a list, the page waits for this so the list keeps its
 * position.
 */
export async function loadQuestion(): Promise<Question | undefined> {
  try {
    loaded ??= (await import('../question/NextQuestion.tsx')).NextQuestion;
  } catch {
    // If the code can't be loaded, no question is shown.
  }
  return loaded;
}

/** The next question. Its code loads after the page. */
export function LazyQuestion(props: ComponentProps<Question>) {
  const [Part, setPart] = useState<Question | undefined>(() => loaded);
  useEffect(() => {
    if (!Part) void loadQuestion().then((question) => setPart(() => question));
  }, [Part]);
  if (Part) return <Part {...props} />;
  return props.questions.length > 0 ? <div className="card question min-h-52" aria-hidden="true" /> : null;
}
