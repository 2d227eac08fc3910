import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListedApplication } from '../../../../../contract/saved/applications.ts';
import { TextLines } from '../../program/TextLines.tsx';
import { NoteEditor } from '../../saved/notes/NoteEditor.tsx';
import { saveNotes } from './store.ts';
import { NOTES } from './texts.ts';

interface Props {
  application: ListedApplication;
  /** Other actions, shown next to the button. */
  actions: ReactNode;
}

/** A member's notes on an application, with a button to edit them. */
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
      <NoteEditor
        id={`application-notes-${application.id}`}
        className="stack [--gap:0.75rem] no-print"
        rows={5}
        texts={NOTES}
        noted={application}
        write={({ id, notes: replaced }, text) => saveNotes(id, text, replaced)}
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
