import { useEffect, useRef, useState } from 'react';
import type { SavedSearch } from '../../../../contract/alerts.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { removeSearch } from './store.ts';
import { removalQuestion, SEARCHES } from './texts.ts';

interface Props {
  search: SavedSearch;
  onKeep: () => void;
  onRemoved: () => void;
}

/** Asks before a search is deleted. */
export function RemoveSearch({ search, onKeep, onRemoved }: Props) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const remove = async () => {
    setPending(true);
    const failed = await removeSearch(search);
    setPending(false);
    setFailure(failed);
    if (failed === undefined) onRemoved();
  };
  return (
    <div className="stack [--gap:0.75rem]">
      <p ref={question} tabIndex={-1} className="font-semibold wrap-anywhere">
        {removalQuestion(search.name)}
      </p>
      {failure !== undefined && (
        <Alert kind="error" title={SEARCHES.notRemoved}>
          <p>{failure}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => pending || onKeep()}>
          {SEARCHES.keep}
        </Button>
        <Button look="danger" pending={pending} onClick={() => void remove()}>
          {pending ? SEARCHES.removing : SEARCHES.confirmRemoval}
        </Button>
      </div>
    </div>
  );
}
