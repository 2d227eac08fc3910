import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { TextLines } from '../program/TextLines.tsx';
import { NoteForm } from './NoteForm.tsx';
import { $pending } from './store.ts';
import { NOTE } from './texts.ts';

/** A member's note on a program, with a button to edit it next to the other actions. */
export function Note({ grant, children }: { grant: SavedGrant; children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Until the program is known to be saved, a note can't be attached to it.
  const isBusy = useStore($pending).has(grant.id);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) {
    return (
      <>
        <NoteForm
          grant={grant}
          onClose={(isSaved) => {
            setWasSaved(isSaved);
            setIsOpen(false);
          }}
        />
        {children && <div className="saved-strip-row no-print">{children}</div>}
      </>
    );
  }
  return (
    <div className={grant.notes === null ? 'saved-note no-print' : 'saved-note'}>
      {grant.notes !== null && (
        <div>
          <p className="text-small text-ink-soft">{NOTE.label}</p>
          <TextLines text={grant.notes} />
        </div>
      )}
      <div className="saved-strip-row no-print">
        <button
          ref={opener}
          type="button"
          className="text-button"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && setIsOpen(true)}
        >
          {grant.notes === null ? NOTE.add : NOTE.edit}
          <span className="visually-hidden">: {grant.title}</span>
        </button>
        {children}
        <p role="status" className="text-small text-good">
          {wasSaved && NOTE.saved}
        </p>
      </div>
    </div>
  );
}
