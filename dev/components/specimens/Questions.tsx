import type { QuestionFact } from '../../../contract/questions.ts';
import { NextQuestion } from '../../../site/src/features/question/NextQuestion.tsx';
import { $session } from '../../../site/src/features/session/store.ts';
import { aUser } from '../../../site/src/features/session/user.fixture.ts';

/** Picked side by side, picked from a list, typed. */
const FACTS: readonly QuestionFact[] = ['employment', 'educationLevel', 'householdIncome'];

$session.set({ status: 'signed-in', user: aUser() });

export function QuestionsSpecimen() {
  return (
    <div className="specimen-stack">
      {FACTS.map((fact, index) => (
        <NextQuestion
          key={fact}
          questions={[{ fact, programs: 12 - index }]}
          listed={[]}
          onAnswered={async () => true}
        />
      ))}
    </div>
  );
}
