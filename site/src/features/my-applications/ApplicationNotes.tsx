import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ListedApplication } from '../../../../contract/applications.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { TextAreaField } from '../../components/ui/form/TextAreaField.tsx';
import { NoteConflict } from '../notes/NoteConflict.tsx';
import { CONFLICT } from '../notes/texts.ts';
import { TextLines } from '../program/TextLines.tsx';
import { useUnsavedGuard } from '../session/unsaved.ts';
import { type NotesOutcome, saveNotes } from './store.ts';
import { NOTES } from './texts.ts';

interface Props {
  application: ListedApplication;
  /** What else can be done, beside the button. */
  actions: ReactNode;
}

/** A member's own words on an application, and the way to change them. */
export function ApplicationNotes({ application, actions }: Props) {
  const { notes, grant } = application;
  const [isOpen, setOpen] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) {
    return (
      <NotesForm
        application={application}
        onClose={(isSaved) => {
          setWasSaved(isSaved);
          setOpen(false);
        }}
      />
    );
  }
  return (
    <div>
      {notes !== null && (
        <>
          <p className="text-small text-ink-soft">{NOTES.label}</p>
          <TextLines text={notes} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 no-print">
        <button ref={opener} type="button" className="text-button" onClick={() => setOpen(true)}>
          {notes === null ? NOTES.add : NOTES.edit}
          <span className="visually-hidden">: {grant.title}</span>
        </button>
        <p role="status" className="grow text-small text-good">
          {wasSaved && NOTES.saved}
        </p>
        {actions}
      </div>
    </div>
  );
}

interface FormProps {
  application: ListedApplication;
  onClose: (isSaved: boolean) => void;
}

type State = { status: 'idle' | 'saving' } | Exclude<NotesOutcome, { status: 'saved' }>;

function NotesForm({ application, onClose }: FormProps) {
  // The notes as they were when the writing began: another tab's change must not slip in as those that these replace.
  const [base, setBase] = useState(application.notes);
  const [text, setText] = useState(base ?? '');
  const [state, setState] = useState<State>({ status: 'idle' });
  const id = `application-notes-${application.id}`;
  const isTooLong = text.length > NOTES.limit;
  useUnsavedGuard(text !== (base ?? ''));
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state.status === 'saving' || isTooLong) return;
    const replaced = state.status === 'conflict' ? state.theirs : base;
    setBase(replaced);
    setState({ status: 'saving' });
    const outcome = await saveNotes(application.id, text, replaced);
    if (outcome.status === 'saved') onClose(true);
    else setState(outcome);
  };
  return (
    <form className="stack [--gap:0.75rem] no-print" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        id={id}
        label={NOTES.label}
        hint={NOTES.hint}
        limit={NOTES.limit}
        rows={5}
        value={text}
        error={isTooLong ? NOTES.tooLong : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      {state.status === 'failed' && (
        <Alert kind="error" title={NOTES.failed}>
          <p>{state.message}</p>
        </Alert>
      )}
      {state.status === 'conflict' && <NoteConflict theirs={state.theirs} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={state.status === 'saving'}>
          {labelOf(state)}
        </Button>
        <Button look="ghost" onClick={() => onClose(false)}>
          {state.status === 'conflict' ? CONFLICT.takeTheirs : NOTES.cancel}
        </Button>
      </div>
    </form>
  );
}

function labelOf({ status }: State): string {
  if (status === 'saving') return NOTES.saving;
  return status === 'conflict' ? CONFLICT.keepMine : NOTES.save;
}
