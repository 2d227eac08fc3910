import type { QuestionFact } from '../../../contract/profile/question-fields.ts';
import { $session } from '../../../site/src/features/account/session/store.ts';
import { aUser } from '../../../site/src/features/account/session/user.fixture.ts';
import { NextQuestion } from '../../../site/src/features/search/question/NextQuestion.tsx';
import { QuestionForm } from '../../../site/src/features/search/question/QuestionForm.tsx';

/** Questions answered from a list and by typing. The framed question is answered with buttons. */
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
