import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ListedApplication } from '../../../../contract/applications.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { TextAreaField } from '../../components/ui/form/TextAreaField.tsx';
import { TextLines } from '../grant/TextLines.tsx';
import { useUnsavedGuard } from '../profile/unsaved.ts';
import { saveNotes } from './store.ts';
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

function NotesForm({ application, onClose }: FormProps) {
  const [text, setText] = useState(application.notes ?? '');
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const id = `application-notes-${application.id}`;
  const isTooLong = text.length > NOTES.limit;
  useUnsavedGuard(text !== (application.notes ?? ''));
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving || isTooLong) return;
    setSaving(true);
    const refusal = await saveNotes(application, text);
    setSaving(false);
    setFailure(refusal);
    if (refusal === undefined) onClose(true);
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
      {failure !== undefined && (
        <Alert kind="error" title={NOTES.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSaving}>
          {isSaving ? NOTES.saving : NOTES.save}
        </Button>
        <Button look="ghost" onClick={() => onClose(false)}>
          {NOTES.cancel}
        </Button>
      </div>
    </form>
  );
}
