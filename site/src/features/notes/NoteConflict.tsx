import { Alert } from '../../components/ui/Alert.tsx';
import { TextLines } from '../program/TextLines.tsx';
import { CONFLICT } from './texts.ts';

/** That a note says something else by now, and what: null where it says nothing any more. */
export function NoteConflict({ theirs }: { theirs: string | null }) {
  return (
    <Alert kind="error" title={CONFLICT.changed}>
      {theirs === null ? (
        <p>{CONFLICT.changedEmpty}</p>
      ) : (
        <>
          <p className="mb-2">{CONFLICT.changedText}</p>
          <TextLines text={theirs} />
        </>
      )}
    </Alert>
  );
}
