import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { NoteEditor } from './notes/NoteEditor.tsx';
import { changeNote } from './notes.ts';
import { NOTE } from './texts.ts';

interface Props {
  grant: SavedGrant;
  onClose: (isSaved: boolean) => void;
}

export function NoteForm({ grant, onClose }: Props) {
  return (
    <NoteEditor
      id={`note-${grant.id}`}
      className="saved-note no-print"
      rows={4}
      texts={NOTE}
      noted={grant}
      write={changeNote}
      onClose={onClose}
    />
  );
}
