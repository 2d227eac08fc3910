import { type SubmitEvent, useState } from 'react';
import type { OpenQuestion } from '../../../../../contract/profile/open-question.ts';
import { QUESTION_FIELDS } from '../../../../../contract/profile/question-fields.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { AnswerInput } from './AnswerInput.tsx';
import { type Effect, type Saved, saveAnswer } from './save-answer.ts';
import { ANSWER_FAILED, NO_ANSWER_YET, SAVE_ANSWER, SAVING_ANSWER, SKIP } from './texts.ts';

interface Props {
  question: OpenQuestion;
  /** IDs of the listed programs. */
  listed: readonly string[];
  onSaved: (effect: Effect) => Promise<void>;
  onSkip: () => void;
}

type Sending = 'idle' | 'sending' | Exclude<Saved, { status: 'saved' }>;

export function QuestionForm({ question: { fact }, listed, onSaved, onSkip }: Props) {
  const field = QUESTION_FIELDS[fact];
  const [value, setValue] = useState('');
  const [sending, setSending] = useState<Sending>('idle');
  const result = typeof sending === 'object' ? sending : undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending === 'sending') return;
    const form = event.currentTarget;
    setSending('sending');
    const saved = await saveAnswer(field, value, listed);
    if (saved.status === 'saved') return onSaved(saved.effect);
    setSending(saved);
    if (saved.status === 'refused') form.querySelector('input')?.focus();
  };

  return (
    <form className="stack [--gap:1rem]" onSubmit={(event) => void submit(event)} noValidate>
      {result?.status === 'failed' && (
        <Alert kind="error" title={ANSWER_FAILED}>
          <p>{result.message}</p>
        </Alert>
      )}
      <AnswerInput
        field={field}
        value={value}
        onChange={(next) => {
          setValue(next);
          if (sending !== 'sending') setSending('idle');
        }}
        error={result?.status === 'refused' ? result.sentence || NO_ANSWER_YET : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="quiet" pending={sending === 'sending'}>
          {sending === 'sending' ? SAVING_ANSWER : SAVE_ANSWER}
        </Button>
        <Button look="ghost" onClick={onSkip}>
          {SKIP}
        </Button>
      </div>
    </form>
  );
}
