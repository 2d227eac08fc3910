import type { QuestionFact } from '../../../contract/question-fields.ts';
import { NextQuestion } from '../../../site/src/features/question/NextQuestion.tsx';
import { QuestionForm } from '../../../site/src/features/question/QuestionForm.tsx';
import { $session } from '../../../site/src/features/session/store.ts';
import { aUser } from '../../../site/src/features/session/user.fixture.ts';

/** One chosen from a list, one typed. The framed one is chosen from buttons. */
const FACTS: readonly QuestionFact[] = ['educationLevel', 'householdIncome'];

$session.set({ status: 'signed-in', user: aUser() });

export function QuestionsSpecimen() {
  return (
    <div className="specimen-stack">
      <NextQuestion questions={[{ fact: 'employment', programs: 12 }]} listed={[]} onAnswered={async () => true} />
      {FACTS.map((fact) => (
        <QuestionForm
          key={fact}
          question={{ fact, programs: 3 }}
          listed={[]}
          onSaved={async () => {}}
          onSkip={() => {}}
        />
      ))}
    </div>
  );
}
