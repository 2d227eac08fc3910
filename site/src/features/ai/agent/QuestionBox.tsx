import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { AGENT } from '../../../../../contract/ai/agent.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { TextAreaField } from '../../../components/ui/form/TextAreaField.tsx';
import { FIELD, STARTERS_LABEL } from './texts.ts';

interface Props {
  /** True if a response is in progress. */
  isRunning: boolean;
  /** Suggested questions. */
  starters: readonly string[];
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** The question input. Enter sends it. */
export function QuestionBox({ isRunning, starters, onAsk, onStop }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('textarea')?.focus();
  // Members open this to type.
  useEffect(focus, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const question = text.replace(/\s+/g, ' ').trim();
    if (!/[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(question)) {
      setError(FIELD.short);
      return focus();
    }
    if (question.length > AGENT.questionLength) return focus();
    setText('');
    onAsk(question);
  };
  const submitByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form ref={form} className="stack no-print [--gap:0.75rem]" onSubmit={submit} noValidate>
      {starters.length > 0 && (
        <ul className="agent-starters" aria-label={STARTERS_LABEL}>
          {starters.map((question) => (
            <li key={question}>
              <Button look="quiet" onClick={() => isRunning || onAsk(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextAreaField
        id="agent-question"
        label={FIELD.label}
        hint={FIELD.hint}
        error={error}
        rows={2}
        limit={AGENT.questionLength}
        value={text}
        onKeyDown={submitByEnter}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isRunning}>
          {FIELD.ask}
        </Button>
        {isRunning && (
          <Button
            look="quiet"
            onClick={() => {
              onStop();
              focus();
            }}
          >
            {FIELD.stop}
          </Button>
        )}
      </div>
    </form>
  );
}
