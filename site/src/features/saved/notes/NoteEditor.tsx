import { type SubmitEvent, useEffect, useState } from 'react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { TextAreaField } from '../../../components/ui/form/TextAreaField.tsx';
import { useUnsavedGuard } from '../../account/session/unsaved.ts';
import { NoteConflict } from './NoteConflict.tsx';
import type { NoteOutcome } from './outcome.ts';
import { CONFLICT } from './texts.ts';

interface Texts {
  label: string;
  hint: string;
  /** Maximum length of a note, in characters. */
  limit: number;
  tooLong: string;
  save: string;
  saving: string;
  failed: string;
  cancel: string;
}

interface Props<Noted> {
  id: string;
  className: string;
  rows: number;
  texts: Texts;
  /** The item with the note, as this page currently knows it. */
  noted: Noted;
  /** Saves the text over the note in `over`. */
  write: (over: Noted, text: string) => Promise<NoteOutcome>;
  onClose: (isSaved: boolean) => void;
}

type State = { status: 'idle' | 'saving' } | Exclude<NoteOutcome, { status: 'saved' }>;

/** Edits a member's note. If another tab saved first, shows both texts and lets the member decide. */
export function NoteEditor<Noted extends { notes: string | null }>({
  id,
  className,
  rows,
  texts,
  noted,
  write,
  onClose,
}: Props<Noted>) {
  // The note when editing began. If this followed another tab's change, saving would silently overwrite it.
  const [base, setBase] = useState(noted);
  const [text, setText] = useState(noted.notes ?? '');
  const [state, setState] = useState<State>({ status: 'idle' });
  const isTooLong = text.length > texts.limit;
  useUnsavedGuard(text !== (base.notes ?? ''));
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state.status === 'saving' || isTooLong) return;
    const over = state.status === 'conflict' ? noted : base;
    setBase(over);
    setState({ status: 'saving' });
    const outcome = await write(over, text);
    if (outcome.status === 'saved') onClose(true);
    else setState(outcome);
  };

  const label = { saving: texts.saving, conflict: CONFLICT.keepMine, idle: texts.save, failed: texts.save };
  return (
    <form className={className} onSubmit={(event) => void submit(event)}>
      <TextAreaField
        id={id}
        label={texts.label}
        hint={texts.hint}
        limit={texts.limit}
        rows={rows}
        value={text}
        error={isTooLong ? texts.tooLong : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      {state.status === 'failed' && (
        <Alert kind="error" title={texts.failed}>
          <p>{state.message}</p>
        </Alert>
      )}
      {state.status === 'conflict' && <NoteConflict theirs={state.theirs} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={state.status === 'saving'}>
          {label[state.status]}
        </Button>
        <Button look="ghost" onClick={() => onClose(false)}>
          {state.status === 'conflict' ? CONFLICT.takeTheirs : texts.cancel}
        </Button>
      </div>
    </form>
  );
}
