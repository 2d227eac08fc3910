import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import type { OpenQuestion } from '../../../../../contract/profile/open-question.ts';
import { $session } from '../../account/session/store.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { questionFor } from './question-for.ts';
import { $skipped, recallSkipped, skip } from './skipped.ts';
import { askForIt, outcomeText, QUESTION, RERANKING_FAILED, SKIPPED } from './texts.ts';

interface Props {
  questions: readonly OpenQuestion[];
  /** IDs of the listed programs. */
  listed: readonly string[];
  /** Updates the list in place. Resolves to false if that failed. */
  onAnswered: () => Promise<boolean>;
}

/** The question whose answer would settle the most listed programs. Renders nothing if there is none. */
export function NextQuestion(props: Props) {
  const session = useStore($session);
  if (session.status !== 'signed-in') return null;
  return <MembersQuestion {...props} user={session.user} />;
}

function MembersQuestion({ questions, listed, onAnswered, user }: Props & { user: User }) {
  const id = useId();
  useState(() => recallSkipped(user.id));
  const skipped = useStore($skipped);
  const [outcome, setOutcome] = useState<{ text: string }>();
  const line = useRef<HTMLParagraphElement>(null);
  const question = questionFor(questions, user, skipped);
  // The control that had focus is gone along with its question.
  useEffect(() => {
    if (outcome) line.current?.focus({ preventScroll: true });
  }, [outcome]);

  if (!question && !outcome) return null;
  return (
    <section className="card question stack [--gap:1rem]" aria-labelledby={id}>
      <p role="status" ref={line} tabIndex={-1} className="font-semibold text-good" hidden={!outcome}>
        {outcome?.text}
      </p>
      <div className="question-body">
        <div className="stack [--gap:0.25rem]">
          <h3 id={id} className={question ? 'subhead' : 'visually-hidden'}>
            {QUESTION}
          </h3>
          {question && <p className="text-small text-ink-soft">{askForIt(question.programs)}</p>}
        </div>
        {question && (
          <QuestionForm
            key={question.fact}
            question={question}
            listed={listed}
            onSaved={async (effect) => {
              const isCurrent = await onAnswered();
              setOutcome({ text: isCurrent ? outcomeText(effect) : RERANKING_FAILED });
            }}
            onSkip={() => {
              skip(user.id, question.fact);
              setOutcome({ text: SKIPPED });
            }}
          />
        )}
      </div>
    </section>
  );
}
