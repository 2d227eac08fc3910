import { Alert } from '../../../components/ui/Alert.tsx';
import { TextLines } from '../../program/TextLines.tsx';
import { CONFLICT } from './texts.ts';

/** Says that a note has changed and shows its new text; null if it's now empty. */
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
