import { useEffect, useState } from 'react';
import type { OpenQuestion } from '../../../../../contract/profile/open-question.ts';
import type { Profile } from '../../../../../contract/profile/profile.ts';
import { answersForList, programsFor } from '../for-person.ts';

/**
 * Returns what the top of this person's list depends on, most useful first; undefined until that's known. Loads it once:
 * while they type, the meter leaves out what they answer.
 */
export function useQuestions(answers: Profile): readonly OpenQuestion[] | undefined {
  const [questions, setQuestions] = useState<readonly OpenQuestion[]>();
  const enough = answersForList(answers);
  const isEnough = enough !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the answers become enough
  useEffect(() => {
    if (!enough) return;
    const ended = new AbortController();
    programsFor(enough, ended.signal).then(
      ({ questions: found = [] }) => setQuestions(found),
      // The questions work without a hint about their order.
      () => undefined,
    );
    return () => ended.abort();
  }, [isEnough]);
  return questions;
}
