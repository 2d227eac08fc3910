import { type SubmitEvent, useEffect, useState } from 'react';
import type { SavedGrant } from '../../../../contract/saved.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { TextAreaField } from '../../components/ui/form/TextAreaField.tsx';
import { NoteConflict } from '../notes/NoteConflict.tsx';
import { CONFLICT } from '../notes/texts.ts';
import { useUnsavedGuard } from '../session/unsaved.ts';
import { changeNote, type NoteOutcome } from './notes.ts';
import { NOTE } from './texts.ts';

interface Props {
  grant: SavedGrant;
  onClose: (isSaved: boolean) => void;
}

type State = { status: 'idle' | 'saving' } | Exclude<NoteOutcome, { status: 'saved' }>;

export function NoteForm({ grant, onClose }: Props) {
  // The note as it was when the writing began: another tab's change must not slip in as the one this is based on.
  const [base, setBase] = useState(grant);
  const [text, setText] = useState(grant.notes ?? '');
  const [state, setState] = useState<State>({ status: 'idle' });
  const id = `note-${grant.id}`;
  const isTooLong = text.length > NOTE.limit;
  useUnsavedGuard(text !== (base.notes ?? ''));
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  const save = async (over: SavedGrant) => {
    if (state.status === 'saving' || isTooLong) return;
    setState({ status: 'saving' });
    setBase(over);
    const outcome = await changeNote(over, text);
    if (outcome.status === 'saved') onClose(true);
    else setState(outcome);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(state.status === 'conflict' ? grant : base);
  };

  return (
    <form className="saved-note no-print" onSubmit={submit}>
      <TextAreaField
        id={id}
        label={NOTE.label}
        hint={NOTE.hint}
        limit={NOTE.limit}
        rows={4}
        value={text}
        error={isTooLong ? NOTE.tooLong : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      {state.status === 'failed' && (
        <Alert kind="error" title={NOTE.failed}>
          <p>{state.message}</p>
        </Alert>
      )}
      {state.status === 'conflict' && <NoteConflict theirs={state.theirs} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={state.status === 'saving'}>
          {labelOf(state)}
        </Button>
        <Button look="ghost" onClick={() => onClose(false)}>
          {state.status === 'conflict' ? CONFLICT.takeTheirs : NOTE.cancel}
        </Button>
      </div>
    </form>
  );
}

function labelOf({ status }: State): string {
  if (status === 'saving') return NOTE.saving;
  return status === 'conflict' ? CONFLICT.keepMine : NOTE.save;
}
